import type { createPaymentInput } from '#contract/payments'
import { endpoint, type Types } from './endpoint'

export const paymentEndpoints = {
  /** `url`: where the browser goes next. */
  start: endpoint(
    'POST /api/payments',
    'payment.create',
    {} as Types<{ body: typeof createPaymentInput; answer: { url: string } }>,
  ),
}
