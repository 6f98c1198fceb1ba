import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aCalendar } from '@/components/testing/a-calendar'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { island } from '@/components/testing/island'
import type { WeekAppointment, WeekShift } from '@/lib/domain/schedule'
import { routes } from '@/lib/routes'
import { Calendar } from './calendar'

const page = island({ at: `${routes.calendar}?view=agenda&week=2026-11-23` })

function visit(id: string, specialty: WeekAppointment['specialty']): WeekAppointment {
  const start = `2026-11-24T0${id}:00:00.000Z`
  const end = `2026-11-24T0${id}:30:00.000Z`
  return { id, start, end, status: 'pending', specialty, patientName: `Ana ${id}` } as WeekAppointment
}

it.each([
  ['is not repeated where all are of one', 'cardiology', 0],
  ['is said where they differ', 'dermatology', 1],
] as const)('the specialty of appointments %s', async (_, other, times) => {
  await page.load(<Calendar start={aCalendar(visit('8', 'cardiology'), visit('9', other))} />)
  expect(await screen.findByText('Ana 9')).toBeTruthy()
  expect(screen.queryAllByText('Cardiology')).toHaveLength(times)
})

it('who has cancelled is named with the time that is free again', async () => {
  const now = '2026-11-24T07:45:00.000Z'
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  const start = aCalendar()
  const shift = { id: 's1', start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T12:00:00.000Z' }
  const gone = { ...visit('9', 'cardiology'), status: 'cancelled' as const }
  const schedule = { appointments: [gone], shifts: [shift as WeekShift], readAt: 1 }
  await page.load(<Calendar start={{ ...start, now, schedule }} />)
  const row = screen.getByRole('button', { name: /Free/ }).closest('li')
  expect(row?.textContent).toMatch(/^09:00–13:00FreeBookCancelled\d\d:\d\d–\d\d:\d\d Ana 9$/)
})

it('the visit that comes next stands out, and hours stand with their day', async () => {
  const now = '2026-11-24T08:45:00.000Z'
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  const start = aCalendar(visit('8', 'cardiology'), visit('9', 'cardiology'))
  const shift = { id: 's1', start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T12:00:00.000Z' }
  const appointments = start.schedule?.appointments ?? []
  const schedule = { appointments, shifts: [shift as WeekShift], readAt: 1 }
  page.answer('appointments.today', {
    date: '2026-11-24',
    timeZone: start.timeZone,
    visits: [aDayVisit({ id: '9', patientPhone: '600 100 200' })],
  })
  await page.load(<Calendar start={{ ...start, now, schedule }} />)
  const row = (name: string) => screen.getByText(name).closest('li')
  expect(row('Ana 9')?.className).toContain('outline-primary')
  expect(row('Ana 8')?.className).not.toContain('outline-primary')
  expect(screen.getByText('Ana 9').closest('a')?.getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: /^Schedule/ }).closest('li')).toBeNull()
  expect(await screen.findByRole('link', { name: '600 100 200' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /Free/ }).map(({ textContent }) => textContent)).toEqual([
    '10:30–13:00FreeBook',
  ])
})

it('what is done today is folded by how it went, and a cancelled time once it is over', async () => {
  const now = '2026-11-24T09:15:00.000Z'
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  const as = (id: string, status: WeekAppointment['status']) => ({ ...visit(id, 'cardiology'), status })
  const visits = [as('7', 'cancelled'), as('8', 'no-show'), as('9', 'completed')]
  const cancelled = { ...as('9', 'cancelled'), id: 'ahead', patientName: 'Ana ahead' }
  await page.load(<Calendar start={{ ...aCalendar(...visits, cancelled), now }} />)
  const summary = await screen.findByText('Completed 1 · Not attended 1 · Cancelled 1')
  const folded = summary.closest('details')?.textContent
  expect(folded).toMatch(/Ana 7.*Ana 8.*Ana 9/)
  expect(folded).not.toContain('Ana ahead')
  expect(screen.getByText('Ana ahead')).toBeTruthy()
})
