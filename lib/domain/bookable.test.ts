import { expect, it } from 'vitest'
import type { AppointmentStatus } from '#contract/appointments'
import { whyNotBookable } from './bookable'

const now = Date.parse('2026-11-24T09:00:00Z')
const visit = (hour: string, status: AppointmentStatus = 'pending', doctorId = 'd') => ({
  doctorId,
  status,
  start: `2026-11-24T${hour}:00:00Z`,
})

it.each([
  ['a new one', null, false, true, null],
  ['a new one at a closed clinic', null, false, false, 'closed'],
  ['one ahead', visit('10'), false, true, null],
  ['one that has begun', visit('08'), false, true, 'unmovable'],
  ['one that has begun, by staff', visit('08'), true, true, null],
  ['a closed one, by staff', visit('10', 'completed'), true, true, 'unmovable'],
  ['one of another doctor', visit('10', 'pending', 'other'), true, true, 'unmovable'],
])('%s', (_, moving, byStaff, active, expected) => {
  expect(whyNotBookable({ doctorId: 'd', clinic: { active }, moving, byStaff }, now)).toBe(expected)
})
