import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { WeekHours } from './week-hours'

const page = island()
const hours = [
  { start: '2026-11-30T08:00:00.000Z', end: '2026-11-30T13:00:00.000Z' },
  { start: '2026-12-02T15:00:00.000Z', end: '2026-12-02T18:00:00.000Z' },
]
const week = { hours, timeZone: 'Europe/Madrid', today: '2026-11-30' }
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

it('each of the coming seven days has its line, also one without consultation', () => {
  page.show(<WeekHours {...week} />)
  expect(rows().slice(1)).toEqual([
    'Mon 30 Nov09:00–14:00',
    'Tue 1 DecNo consultation',
    'Wed 2 Dec16:00–19:00',
    'Thu 3 DecNo consultation',
    'Fri 4 DecNo consultation',
    'Sat 5 DecNo consultation',
    'Sun 6 DecNo consultation',
  ])
})

it('free times stand beside the hours of their day and lead there; the next ones are named after a full week', () => {
  const at = '2026-11-30T09:00:00.000Z'
  const monday = { date: '2026-11-30', free: 3, first: at, times: [at] }
  page.show(<WeekHours {...week} free={[monday]} calendarOf="d1" />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Hours',
    'Free times',
  ])
  const link = within(screen.getByRole('row', { name: /^Mon 30 Nov/ })).getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    '10:00\u00a0· 2 more, Mon 30 Nov',
    '/app/calendar?view=day&day=2026-11-30&doctor=d1',
  ])
  page.show(<WeekHours {...week} free={[{ ...monday, date: '2026-12-14' }]} />)
  expect(rows().at(-1)).toContain('Mon 14 Dec')
})

it('no line of free times begins with its dot', () => {
  const at = '2026-11-30T09:00:00.000Z'
  page.show(<WeekHours {...week} free={[{ date: '2026-11-30', free: 3, first: at, times: [at] }]} />)
  expect(document.querySelector('td:last-child')?.textContent).toBe('10:00\u00a0· 2 more')
})

it('has the way to change them beside its title', () => {
  page.show(<WeekHours {...week} action={<a href="/app/calendar">Edit hours</a>} />)
  expect(screen.getByRole('link', { name: 'Edit hours' })).toBeTruthy()
})
