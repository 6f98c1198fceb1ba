import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { Receipt } from '@/lib/domain/plan'
import { LatestPayment } from './latest-payment'

const page = island({ at: '/success' })
const receipt: Receipt = {
  id: 'r1',
  number: '2026-0007',
  planName: 'Professional',
  addOn: null,
  units: 1,
  users: 8,
  amountCents: 8000,
  status: 'paid',
  at: '2026-11-26T09:00:00.000Z',
}

it.each([
  ['en', '€80.00'],
  ['es', '80,00 €'],
] as const)('after a payment stand its sum, its plan and its receipt (%s)', (locale, sum) => {
  page.show(<LatestPayment receipt={receipt} timeZone="Europe/Madrid" />, { locale })
  expect(screen.getByText(sum.replace(' ', '\u00a0'), { normalizer: (text) => text })).toBeTruthy()
  expect(screen.getByText(/^Professional · 8 u/).textContent).toMatch(/26 [Nn]ov 2026$/)
  const link = screen.getByRole('link', { name: /2026-0007/ })
  expect(link.getAttribute('href')).toBe(`/api/payments/r1/receipt?language=${locale}`)
  expect(link.hasAttribute('download')).toBe(true)
})
