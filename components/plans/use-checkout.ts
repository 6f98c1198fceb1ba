import { useAct } from '@/components/shared/act/use-act'
import { untilLeft } from '@/lib/browser/session/leave'
import { sentBy } from '@/lib/domain/sentence'
import type { BodyOf } from '@/lib/endpoints/endpoint'
import { paymentEndpoints } from '@/lib/endpoints/payments'
import { useSend } from '@/lib/swr/use-write'

type Order = BodyOf<typeof paymentEndpoints.start>

/** Starts a payment and leaves for where it is made; what went wrong stays to be read. */
export function useCheckout() {
  const { trigger } = useSend(paymentEndpoints.start, {})
  const { run, pending, sentence } = useAct((refusal) =>
    refusal.code === 'plan_limit' ? sentBy(refusal) : { key: 'plans.paymentFailedText' },
  )

  async function pay(order: Order) {
    const { url } = await trigger(order)
    window.location.assign(url)
    await untilLeft()
  }

  return { pay: (order: Order) => run(() => pay(order)), pending, sentence }
}
