import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import * as booking from '@/lib/browser/book-visit'
import { WeekHours } from './week-hours'

const page = island()
const hours = [
  { start: '2026-11-30T08:00:00.000Z', end: '2026-11-30T13:00:00.000Z' },
  { start: '2026-12-02T15:00:00.000Z', end: '2026-12-02T18:00:00.000Z' },
]
const week = { hours, timeZone: 'Europe/Madrid', today: '2026-11-30' }
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

it('days with the same hours share a line, as those without do', () => {
  const again = { start: '2026-12-01T08:00:00.000Z', end: '2026-12-01T13:00:00.000Z' }
  page.show(<WeekHours {...week} hours={[...hours, again]} />)
  expect(rows().slice(1)).toEqual([
    'Mon, Tue09:00–14:00',
    'Wed16:00–19:00',
    'Thu, Fri, Sat, SunNo consultation',
  ])
})

it('free times stand beside the hours of their day and are booked there; the next ones are named after a full week', async () => {
  const at = '2026-11-30T09:00:00.000Z'
  const monday = { date: '2026-11-30', free: 3, first: at, times: [at] }
  page.show(<WeekHours {...week} free={[monday]} bookedWith="d1" />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Hours',
    'Free times',
  ])
  expect(rows().at(-1)).toBe('No consultation: Tue, Thu, Fri, Sat, Sun')
  const open = vi.spyOn(booking, 'bookVisit')
  await page.press('Mon 30 Nov, 10:00')
  await page.press('2 more, Mon 30 Nov')
  const day = { doctorId: 'd1', day: '2026-11-30' }
  expect(open.mock.calls).toEqual([[{ ...day, start: at }], [day]])
  page.show(<WeekHours {...week} free={[{ ...monday, date: '2026-12-14' }]} bookedWith="d1" />)
  expect(rows().at(-2)).toContain('Mon 14 Dec')
})

it('has the way to change them beside its title', () => {
  page.show(<WeekHours {...week} action={<a href="/app/calendar">Edit hours</a>} />)
  expect(screen.getByRole('link', { name: 'Edit hours' })).toBeTruthy()
})
