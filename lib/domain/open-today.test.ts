import { expect, it } from 'vitest'
import { openToday } from './open-today'

const visit = (id: string, start: string, more = {}) => ({
  id,
  start,
  timeZone: 'Europe/Madrid',
  doctorId: 'd1',
  ...more,
})
const [earlier, closed, now, later] = [
  visit('v1', '2026-11-23T22:30:00.000Z'),
  visit('v2', '2026-11-24T08:00:00.000Z', { status: 'completed' }),
  visit('v3', '2026-11-23T23:30:00.000Z', { status: 'pending' }),
  visit('v4', '2026-11-24T10:00:00.000Z', { doctorId: 'd2' }),
]

it.each([
  ['still to close', [earlier, closed, now, later], null, 'v3'],
  ['that is first', [later, now], null, 'v3'],
  ['that a doctor may open', [now, later], 'd2', 'v4'],
  ['of a colleague: none', [later], 'd1', undefined],
  ['of another day: none', [earlier, closed], null, undefined],
] as const)('of today is the visit %s', (_which, visits, onlyOf, found) => {
  expect(openToday(visits, '2026-11-24', onlyOf)?.id).toBe(found)
})
