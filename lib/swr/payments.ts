import { paymentEndpoints } from '@/lib/endpoints/payments'
import { useSend } from '@/lib/swr/use-write'

/** Starts the payment of a clinic's plan; answers where the browser goes next. */
export function useStartPayment() {
  return useSend(paymentEndpoints.start, {})
}
