import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planCatalogue } from '#contract/plans'
import { faultsOf, readDescription } from '../testing/stripe-description.ts'
import type { Order, PaymentProvider } from './payments.ts'
import { stripePayments } from './stripe-payments.ts'

const description = readDescription(process.env.STRIPE_DESCRIPTION)
const checkout = 'POST /v1/checkout/sessions'

let server: Server
let stripe: PaymentProvider
const sent: { call: string; type: string | undefined; version: unknown; form: URLSearchParams }[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    sent.push({
      call: `${method} ${url}`,
      type: headers['content-type'],
      version: headers['stripe-version'],
      form: new URLSearchParams(await text(request)),
    })
    if (url === '/receipt.pdf') return response.end('%PDF-1.7 theirs')
    response.writeHead(200, { 'content-type': 'application/json' })
    const invoice = url?.includes('/cs_paid') && { invoice_pdf: `http://${headers.host}/receipt.pdf` }
    response.end(JSON.stringify({ id: 'cs_1', url: 'https://checkout.stripe.test/pay', invoice }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const at = { protocol: 'http', host: '127.0.0.1', port } as const
  stripe = stripePayments({ secretKey: 'sk_test', webhookSecret: 'whsec_test', server: at })
})
afterAll(() => server.close())

function orderOf(planName: string, price: number, users: number): Order {
  return {
    paymentId: '01900000-0001-7000-8000-000000000001',
    planName,
    amountCents: Math.round(price * 100) * users,
    users,
    currency: 'eur',
    successUrl: 'https://consulta.test/success',
    cancelUrl: 'https://consulta.test/cancel',
    expiresAt: new Date('2026-11-17T06:00:00.000Z'),
    apiUrl: 'https://api.consulta.test',
  }
}

const paid = planCatalogue.flatMap(({ name, price }) => (price ? [{ name, price }] : []))

it.each(paid)('asks for the plan $name as the provider describes its calls', async ({ name, price }) => {
  for (const users of [1, 3, 35]) {
    sent.length = 0
    await stripe.openCheckout(orderOf(name, price, users))
    expect(sent).toHaveLength(1)
    for (const { call, type, form } of sent) {
      expect(type).toMatch(/^application\/x-www-form-urlencoded/)
      expect(call).toBe(checkout)
      expect(faultsOf(description, call, form)).toEqual([])
      expect(form.get('line_items[0][price_data][unit_amount]')).toBe(String(Math.round(price * 100)))
      expect(form.get('line_items[0][quantity]')).toBe(String(users))
    }
  }
})

it('hands on the receipt that the provider makes of a checkout, and has none where it made none', async () => {
  const bytes = await stripe.readReceipt('cs_paid')
  expect(bytes && Buffer.from(bytes).toString()).toBe('%PDF-1.7 theirs')
  expect(await stripe.readReceipt('cs_other')).toBeNull()
})

it.each<[string, string, string, string]>([
  ['an unknown parameter', 'sucess_url', 'x', 'must NOT have additional properties sucess_url'],
  [
    'an unknown parameter further in',
    'line_items[0][price_data][product_data][title]',
    'x',
    '/line_items/0/price_data/product_data must NOT have additional properties title',
  ],
  ['a word that is not of the list', 'mode', 'pay', '/mode must be equal to one of the allowed values'],
  [
    'a fraction of a cent',
    'line_items[0][price_data][unit_amount]',
    '0.5',
    '/line_items/0/price_data/unit_amount must be integer',
  ],
  [
    'a reference that is too long',
    'client_reference_id',
    'x'.repeat(201),
    'must NOT have more than 200 characters',
  ],
])('would notice %s', async (_what, name, value, fault) => {
  sent.length = 0
  await stripe.openCheckout(orderOf('Advanced', 5, 2))
  const form = new URLSearchParams(sent[0]?.form)
  form.set(name, value)
  expect(faultsOf(description, checkout, form).join('; ')).toContain(fault)
})

it('would notice what is missing, and a call that is not described', async () => {
  sent.length = 0
  await stripe.openCheckout(orderOf('Advanced', 5, 2))
  const form = new URLSearchParams(sent[0]?.form)
  form.delete('line_items[0][price_data][currency]')
  expect(faultsOf(description, checkout, form).join()).toContain("must have required property 'currency'")
  expect(faultsOf(description, 'POST /v1/charges', form)).toHaveLength(1)
})
