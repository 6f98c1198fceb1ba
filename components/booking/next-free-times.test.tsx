import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { NextFreeTimes } from './next-free-times'

const page = island()
const times = ['2026-11-30T10:00:00.000Z', '2026-11-30T10:30:00.000Z', '2026-12-01T11:30:00.000Z']

it('the next free times have a row a day, and each says its day to people who listen', () => {
  page.show(
    <NextFreeTimes times={times} timeZone="Europe/Madrid" hrefOf={({ slot }) => `/book?slot=${slot}`} />,
  )
  const [monday] = screen.getAllByRole('listitem')
  const links = within(monday as HTMLElement).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['11:00', '11:30'])
  expect(screen.getByRole('link', { name: 'Tue 1 Dec, 12:30' }).getAttribute('href')).toContain(times[2])
})
