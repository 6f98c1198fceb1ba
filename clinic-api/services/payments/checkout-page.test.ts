import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { dark, light } from '../notifications/colours.ts'
import { checkoutPage, checkoutPolicy } from './checkout-page.ts'

const view = {
  clinicName: 'Clínica <Retiro>',
  planName: 'Advanced',
  addOn: null,
  users: 8,
  amountCents: 4000,
  open: true,
  appUrl: 'https://app.test',
}

it.each([
  ['en', 'Pay', '€40.00'],
  ['es', 'Pagar', '40,00\u00a0€'],
] as const)('the test checkout looks as the product does, light and dark, in %s', (language, pay, amount) => {
  const page = checkoutPage({ ...view, language })
  for (const colour of ['ground', 'card', 'ink', 'mark', 'onMark'] as const)
    expect(page).toContain(`light-dark(${light[colour]},${dark[colour]})`)
  for (const text of ['Clínica &lt;Retiro&gt;', `>${pay}</button>`, amount]) expect(page).toContain(text)
})

it('the test checkout applies its own style and loads nothing', () => {
  const page = checkoutPage({ ...view, language: 'en' })
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(checkoutPolicy(view.appUrl)).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  expect(page).not.toMatch(/<script|<link|url\(/)
})
