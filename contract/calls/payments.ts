import { createPaymentInput, paymentAnswer, paymentList, paymentsQuery } from '../payments.ts'
import { calls, GET, POST } from './call.ts'

export const paymentCalls = calls('payments', {
  /** Starts a payment; answers the address to which the browser goes next. */
  start: POST('/payments/', 'payment.create', { body: createPaymentInput, answer: paymentAnswer }),
  /** A clinic's payments, latest first. */
  list: GET('/payments', 'payment.read', { query: paymentsQuery, answer: paymentList }),
})
