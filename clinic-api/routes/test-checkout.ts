import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { followLoopback } from '#contract/loopback'
import { testCheckoutInput } from '#contract/payments'
import type { Deps } from '../deps.ts'
import { type ApiServer, param } from '../http/server.ts'
import { preferredLanguage, visitorOf } from '../http/visitor.ts'
import { checkoutPage, checkoutPolicy } from '../services/payments/checkout-page.ts'
import { endCheckout, requireCheckout } from '../services/payments/test-checkout.ts'
import { languageOf } from '../write/notification.ts'

const params = z.object({ ref: z.string().max(200) })
const path = '/payments/checkout/:ref'

/** The page that stands in for the payment provider while no key is set. Its address is the only key to it. */
export function testCheckoutRoutes(app: ApiServer, deps: Deps): void {
  app.register(async (instance) => {
    const scope = instance as ApiServer
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.get(
      path,
      { config: { access: 'public' }, schema: { hide: true, params } },
      async (request, reply) => {
        const { payment, clinicName, plan, users, addOn } = await requireCheckout(deps, request.params.ref)
        const page = checkoutPage({
          clinicName,
          planName: plan.name,
          addOn: addOn === null ? null : { name: addOn, units: payment.units },
          users,
          amountCents: payment.amountCents,
          language: languageOf(preferredLanguage(request)),
          open: payment.status === 'pending',
          appUrl: appUrlFor(request, deps),
        })
        return guarded(request, reply, deps).type('text/html; charset=utf-8').send(page)
      },
    )

    scope.post(
      path,
      {
        config: { access: 'public' },
        onRequest: async (request) => {
          await requireCheckout(deps, param(request, 'ref'))
        },
        schema: { hide: true, params, body: testCheckoutInput },
      },
      async (request, reply) => {
        const next = await endCheckout(deps, visitorOf(request), { ...request.params, ...request.body })
        return guarded(request, reply, deps).redirect(followLoopback(next, request.host), 303)
      },
    )
  })
}

const appUrlFor = (request: FastifyRequest, { env }: Deps) => followLoopback(env.APP_URL, request.host)

function guarded(request: FastifyRequest, reply: FastifyReply, deps: Deps): FastifyReply {
  return reply
    .header('content-security-policy', checkoutPolicy(appUrlFor(request, deps)))
    .header('referrer-policy', 'no-referrer')
}
