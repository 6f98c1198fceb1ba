import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import { useStartPayment } from '@/lib/swr/payments'

type Order = Parameters<ReturnType<typeof useStartPayment>['trigger']>[0]

/** Starts a payment and leaves for where it is made; what went wrong stays to be read. */
export function useCheckout() {
  const t = useTranslations('plans')
  const say = useSentence()
  const [failure, setFailure] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const { trigger, isMutating } = useStartPayment()

  async function pay(order: Order) {
    setFailure(null)
    try {
      const { url } = await trigger(order)
      setLeaving(true)
      window.location.assign(url)
    } catch (error) {
      const outgrown = error instanceof RequestError && error.code === 'plan_limit'
      setFailure(outgrown ? say(error.message) : t('paymentFailedText'))
    }
  }

  return { pay, failure, pending: isMutating || leaving }
}
