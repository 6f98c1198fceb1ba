import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { CalendarStart, WeekAppointment } from '@/lib/domain/schedule'
import { routes } from '@/lib/routes'
import { Calendar } from './calendar'

const page = island({ at: `${routes.calendar}?view=agenda&week=2026-11-23` })

function visit(id: string, specialty: WeekAppointment['specialty']): WeekAppointment {
  const start = `2026-11-24T0${id}:00:00.000Z`
  const end = `2026-11-24T0${id}:30:00.000Z`
  return { id, start, end, status: 'pending', specialty, patientName: `Ana ${id}` } as WeekAppointment
}

const startWith = (...appointments: WeekAppointment[]): CalendarStart => ({
  timeZone: 'Europe/Madrid',
  slotMinutes: 30,
  clinicName: 'Centro',
  doctor: { id: 'd1', name: 'Eva Gil', specialty: 'cardiology' },
  doctors: [],
  week: '2026-11-23',
  schedule: { shifts: [], appointments, readAt: 1 },
  team: null,
  now: '2026-11-23T09:00:00.000Z',
})

it.each([
  ['is not repeated where all are of one', 'cardiology', 0],
  ['is said where they differ', 'dermatology', 1],
] as const)('the specialty of appointments %s', async (_, other, times) => {
  await page.load(<Calendar start={startWith(visit('8', 'cardiology'), visit('9', other))} />)
  expect(await screen.findByText('Ana 9')).toBeTruthy()
  expect(screen.queryAllByText('Cardiology')).toHaveLength(times)
})
