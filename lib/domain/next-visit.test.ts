import { expect, it } from 'vitest'
import { nextVisit } from './next-visit'
import type { WeekAppointment } from './schedule'

function visit(id: string, hour: string, status: WeekAppointment['status'] = 'pending'): WeekAppointment {
  const at = (minutes: string) => `2026-11-24T${hour}:${minutes}:00.000Z`
  return { id, start: at('00'), end: at('30'), status, specialty: null, patientName: id }
}

const schedule = {
  shifts: [],
  readAt: 0,
  appointments: [
    visit('last', '15'),
    visit('second', '10'),
    visit('gone', '09', 'cancelled'),
    visit('first', '08'),
  ],
}

it.each([
  ['2026-11-24T06:00:00Z', 'first'],
  ['2026-11-24T08:29:00Z', 'first'],
  ['2026-11-24T08:30:00Z', 'second'],
  ['2026-11-24T12:00:00Z', 'last'],
  ['2026-11-24T16:00:00Z', undefined],
])('at %s %s comes next', (now, id) => {
  expect(nextVisit(schedule, Date.parse(now))?.id).toBe(id)
  expect(nextVisit(undefined, 0)).toBeNull()
})
