import { z } from 'zod'
import { messageAnswer } from '#contract/common'
import { createPaymentInput, paymentAnswer } from '#contract/payments'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { receiveEvent } from '../services/payments/apply-event.ts'
import { startPayment } from '../services/payments/start-payment.ts'

const tags = ['payments']

export function paymentRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/payments',
    {
      config: { access: 'payment.create' },
      schema: { tags, body: createPaymentInput, response: { 200: paymentAnswer } },
    },
    async (request) => ({ url: await startPayment(deps, callerOf(request), request.body) }),
  )

  app.register(async (instance) => {
    const scope = instance as ApiServer
    // The signature covers the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(
      '/payments/webhook',
      { config: { access: 'public' }, schema: { tags, body: z.string(), response: { 200: messageAnswer } } },
      async (request) => {
        const signature = request.headers['stripe-signature']
        const signed = { body: request.body, signature: typeof signature === 'string' ? signature : '' }
        await receiveEvent(deps, visitorOf(request), signed)
        return { message: 'Received' }
      },
    )
  })
}
