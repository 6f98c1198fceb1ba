import { createPaymentInput } from '#contract/payments'
import { startPayment } from '@/lib/api/payments'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'payment.create',
  body: createPaymentInput,
  handle: async ({ auth, body }) => ({ url: await startPayment(auth, body) }),
})
