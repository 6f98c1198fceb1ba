import type { createPaymentInput, receiptQuery } from '#contract/payments'
import { endpoint, type Types } from './endpoint'

export const paymentEndpoints = {
  /** `url`: where the browser goes next. */
  start: endpoint(
    'POST /api/payments',
    'payment.create',
    {} as Types<{ body: typeof createPaymentInput; answer: { url: string } }>,
  ),
  /** A PDF. */
  receipt: endpoint(
    'GET /api/payments/:id/receipt',
    'payment.read',
    {} as Types<{ query: typeof receiptQuery; answer: Response }>,
  ),
}
