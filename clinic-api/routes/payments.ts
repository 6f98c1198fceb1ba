import { z } from 'zod'
import { paymentCalls } from '#contract/calls/payments'
import { id, messageAnswer } from '#contract/common'
import { type PaymentList, paymentList, receiptQuery } from '#contract/payments'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { receiveEvent } from '../services/payments/apply-event.ts'
import {
  listReceipts,
  type ReceiptRecord,
  readReceipt,
  subjectOfPayment,
} from '../services/payments/receipts.ts'
import { startPayment } from '../services/payments/start-payment.ts'

const status = paymentList.shape.payments.element.shape.status

function toWirePayments(rows: readonly ReceiptRecord[], timeZone: string): PaymentList {
  const payments = rows.map(({ payment, plan, addOn, users, number }) => ({
    _id: payment.id,
    number,
    planName: plan.name,
    addOn,
    addOnId: payment.addOn,
    units: payment.units,
    users,
    amountCents: payment.amountCents,
    currency: payment.currency,
    status: status.parse(payment.status),
    at: payment.createdAt.toISOString(),
  }))
  return { payments, timeZone }
}

const tags = ['payments']

export function paymentRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, paymentCalls.start, {}, async ({ body, caller }) => ({
    url: await startPayment(deps, caller, body),
  }))

  serveCall(app, paymentCalls.list, {}, async ({ query, caller }) => {
    const { rows, timeZone } = await listReceipts(deps, caller, query.clinicId)
    return toWirePayments(rows, timeZone)
  })

  app.get(
    '/payments/:id/receipt',
    {
      ...guarded('payment.read', (paymentId) => subjectOfPayment(deps, paymentId)),
      exposeHeadRoute: false,
      schema: { tags, params: z.object({ id }), querystring: receiptQuery },
    },
    async (request, reply) => {
      const { number, bytes } = await readReceipt(deps, request.params.id, request.query.language)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="receipt-${number}.pdf"`)
        .send(Buffer.from(bytes))
    },
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
        const { id: event, type, fact } = await receiveEvent(deps, visitorOf(request), signed)
        if (fact?.kind === 'unclear')
          request.log.warn({ event, type, status: fact.status }, 'unknown status in a payment event')
        return { message: 'Received' }
      },
    )
  })
}
