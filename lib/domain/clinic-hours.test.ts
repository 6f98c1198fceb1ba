import { expect, it } from 'vitest'
import { isOpenAt } from './clinic-hours'

const hours = ['9:00–14:00, 16:00–20:00', ...Array<string>(5).fill('10:00–12:00'), '']

it.each([
  ['2026-11-16T08:00:00Z', true],
  ['2026-11-16T07:59:00Z', false],
  ['2026-11-16T13:00:00Z', false],
  ['2026-11-16T18:59:00Z', true],
  ['2026-11-17T08:30:00Z', false],
  ['2026-11-22T10:30:00Z', false],
])('at %s the clinic in Madrid is open: %s', (at, expected) => {
  expect(isOpenAt(hours, 'Europe/Madrid', new Date(at))).toBe(expected)
})

it('is not known of a clinic that says nothing', () => {
  expect(isOpenAt(null, 'Europe/Madrid', new Date('2026-11-16T08:00:00Z'))).toBeNull()
})
