import { useAct } from '@/components/shared/act/use-act'
import { untilLeft } from '@/lib/browser/leave'
import { sentBy } from '@/lib/domain/sentence'
import { useStartPayment } from '@/lib/swr/payments'

type Order = Parameters<ReturnType<typeof useStartPayment>['trigger']>[0]

/** Starts a payment and leaves for where it is made; what went wrong stays to be read. */
export function useCheckout() {
  const { trigger } = useStartPayment()
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
