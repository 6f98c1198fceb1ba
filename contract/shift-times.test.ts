import { expect, it } from 'vitest'
import { isOvernight, shiftEnd, shiftMinutes } from './shift-times.ts'

it.each([
  ['09:00', '14:00', 300, false, '2026-11-16T14:00'],
  ['20:00', '00:00', 240, false, '2026-11-17T00:00'],
  ['22:00', '08:00', 600, true, '2026-11-17T08:00'],
  ['08:00', '02:00', 1080, true, '2026-11-17T02:00'],
  ['08:00', '02:01', -359, false, '2026-11-16T02:01'],
  ['09:00', '09:00', 0, false, '2026-11-16T09:00'],
] as const)('%s to %s are %i minutes, overnight: %s, until %s', (start, end, minutes, overnight, until) => {
  expect(shiftMinutes(start, end)).toBe(minutes)
  expect(isOvernight(start, end)).toBe(overnight)
  const { year, month, day, hour, minute } = shiftEnd('2026-11-16', start, end)
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute))
  expect(wall.toISOString().slice(0, 16)).toBe(until)
})
