import type { createPaymentInput, receiptQuery } from '#contract/payments'
import { endpoint, wire } from './endpoint'

export const paymentEndpoints = {
  /** `url`: where the browser goes next. */
  start: endpoint(
    'POST /api/payments',
    'payment.create',
    wire<{ body: typeof createPaymentInput; answer: { url: string } }>(),
  ),
  /** A PDF. */
  receipt: endpoint(
    'GET /api/payments/:id/receipt',
    'payment.read',
    wire<{ query: typeof receiptQuery; answer: Response }>(),
  ),
}
