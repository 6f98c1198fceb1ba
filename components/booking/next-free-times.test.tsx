import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { VisitKind } from '@/lib/domain/visit-kind'
import { NextFreeTimes } from './next-free-times'

const page = island()
const [at11, at1130, tuesday] = [
  '2026-11-30T10:00:00.000Z',
  '2026-11-30T10:30:00.000Z',
  '2026-12-01T11:30:00.000Z',
]
const days = [
  { date: '2026-11-30', free: 5, first: at11, times: [at11, at1130] },
  { date: '2026-12-01', free: 1, first: tuesday, times: [tuesday] },
]

const kinds = [{ id: 'k1', nameEn: 'Skin check', minutes: 30 }] as VisitKind[]

const hours = [
  { start: '2026-11-30T09:00:00.000Z', end: '2026-11-30T13:00:00.000Z' },
  { start: '2026-12-03T15:00:00.000Z', end: '2026-12-03T17:00:00.000Z' },
]

it('each day has its next free times and the way to further ones, and a full day says so', () => {
  page.show(
    <NextFreeTimes
      days={days}
      hours={hours}
      timeZone="Europe/Madrid"
      today="2026-11-30"
      kinds={kinds}
      hrefOf={({ day = 'any', slot = 'all' }) => `/book?day=${day}&slot=${slot}`}
    />,
  )
  const [monday] = screen.getAllByRole('listitem')
  const links = within(monday as HTMLElement).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['11:00', '+4'])
  const more = screen.getByRole('link', { name: '+4: 4 more, Mon 30 Nov' })
  expect(more.getAttribute('href')).toBe('/book?day=2026-11-30&slot=all')
  expect(screen.getByRole('link', { name: 'Tue 1 Dec, 12:30' }).getAttribute('href')).toContain(tuesday)
  expect(monday?.querySelector('time')?.textContent).toBe('Today')
  expect(screen.getByRole('link', { name: 'More days' }).getAttribute('href')).toBe('/book?day=any&slot=all')
  expect(screen.getByText('Appointment type: Skin check, 30 min')).toBeTruthy()
  expect(screen.queryByText(/10:00–14:00/)).toBeNull()
  expect(screen.getByText('No free times').closest('li')?.textContent).toBe('Thu 3 DecNo free times')
})

it('a colleague sees the free times and who books them, with nothing to press', () => {
  page.show(
    <NextFreeTimes
      days={days}
      hours={hours}
      timeZone="Europe/Madrid"
      today="2026-11-30"
      kinds={[]}
      hrefOf={false}
    />,
  )
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(document.querySelector('li')?.textContent).toBe('Today11:00 4 more')
  expect(screen.getByText('Reception books these times for patients.')).toBeTruthy()
})
