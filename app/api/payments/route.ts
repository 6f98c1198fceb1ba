import { followLoopback } from '#contract/loopback'
import { createPaymentInput } from '#contract/payments'
import { startPayment } from '@/lib/api/payments'
import { serve } from '@/lib/bff/serve'
import { paymentEndpoints } from '@/lib/endpoints/payments'

export const POST = serve(paymentEndpoints.start, {
  body: createPaymentInput,
  handle: async ({ auth, body, request }) => {
    const url = await startPayment(auth, body)
    return { url: followLoopback(url, request.headers.get('host')) }
  },
})
