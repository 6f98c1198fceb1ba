import type { createPaymentInput } from '#contract/payments'
import { endpoint, wire } from './endpoint'

export const paymentEndpoints = {
  /** `url`: where the browser goes next. */
  start: endpoint(
    'POST /api/payments',
    'payment.create',
    wire<{ body: typeof createPaymentInput; answer: { url: string } }>(),
  ),
}
