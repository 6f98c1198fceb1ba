import { expect, it } from 'vitest'
import { byPresence } from './presence'
import type { TeamDoctor } from './schedule'

it('who works now is before who begins later, and last who has gone or is off', () => {
  const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`
  const doctor = (id: string, from: number, to: number) => ({
    id,
    name: id,
    specialty: 'cardiology' as const,
    appointments: [],
    shifts: [{ id, start: at(from), end: at(to) }],
  })
  const off = {
    id: 'o',
    from: '2026-11-24',
    to: '2026-11-24',
    reason: 'sick',
    note: '',
    whole: false,
  } as const
  const all = [
    doctor('later', 15, 19),
    { ...doctor('off', 8, 14), daysOff: [off] },
    doctor('gone', 7, 9),
    doctor('here', 8, 14),
    doctor('soon', 11, 12),
  ]
  const order = byPresence(all as TeamDoctor[], { day: '2026-11-24', now: at(10) })
  expect(order.map(({ id }) => id)).toEqual(['here', 'soon', 'later', 'off', 'gone'])
})
