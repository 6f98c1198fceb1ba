import { expect, it } from 'vitest'
import { dayAfterOpen, openUntil } from './clinic-hours'

const hours = ['9:00–14:00, 16:00–20:00', ...Array<string>(5).fill('10:00–12:00'), '']

it.each([
  ['2026-11-16T08:00:00Z', '14:00'],
  ['2026-11-16T07:59:00Z', false],
  ['2026-11-16T13:00:00Z', false],
  ['2026-11-16T18:59:00Z', '20:00'],
  ['2026-11-17T08:30:00Z', false],
  ['2026-11-22T10:30:00Z', false],
])('at %s the clinic in Madrid is open until: %s', (at, expected) => {
  expect(openUntil(hours, 'Europe/Madrid', new Date(at))).toBe(expected)
})

it.each([
  ['2026-11-20T22:30:00Z', '02:00'],
  ['2026-11-21T00:59:00Z', '02:00'],
  ['2026-11-21T01:00:00Z', false],
  ['2026-11-21T21:00:00Z', '00:00'],
  ['2026-11-21T22:59:00Z', '00:00'],
  ['2026-11-21T23:00:00Z', false],
])('at %s a clinic that works by night is open until: %s', (at, expected) => {
  const nights = [...Array<string>(4).fill(''), '22:00–2:00', '20:00–24:00', '']
  expect(openUntil(nights, 'Europe/Madrid', new Date(at))).toBe(expected)
})

it.each([
  ['2026-11-16T08:00:00Z', true, 'round the clock'],
  ['2026-11-17T23:30:00Z', true, 'by the hours of the day before'],
  ['2026-11-18T12:59:00Z', true, 'a day and more'],
  ['2026-11-18T13:00:00Z', true, 'just a day'],
  ['2026-11-18T13:01:00Z', '14:00', 'until the next day'],
  ['2026-11-20T21:00:00Z', '02:00', 'over midnight'],
  ['2026-11-21T00:30:00Z', '02:00', 'since yesterday'],
])('at %s a clinic whose hours join at midnight is open: %s, %s', (at, expected, _why) => {
  const joined = [
    '0:00–24:00',
    '0:00–24:00',
    '0:00–12:00, 12:00–24:00',
    '0:00–14:00',
    '20:00–24:00',
    '0:00–2:00',
    '19:00–24:00',
  ]
  expect(openUntil(joined, 'Europe/Madrid', new Date(at))).toBe(expected)
})

it('is not known of a clinic that says nothing', () => {
  expect(openUntil(null, 'Europe/Madrid', new Date('2026-11-16T08:00:00Z'))).toBeNull()
})

it.each([
  ['2026-11-16T08:00:00Z', 9, '2026-11-16'],
  ['2026-11-16T08:30:00Z', 9, '2026-11-17'],
  ['2026-11-16T08:00:00Z', 24, '2026-11-23'],
  ['2026-11-22T10:00:00Z', 1, '2026-11-23'],
])('from %s the clinic in Madrid has been open for %s hours on %s', (from, count, day) => {
  expect(dayAfterOpen(hours, 'Europe/Madrid', new Date(from), count)).toBe(day)
})

it.each([[null], [Array<string>(7).fill('')]])('a clinic with the hours %j names no day', (unsaid) => {
  expect(dayAfterOpen(unsaid, 'Europe/Madrid', new Date('2026-11-16T08:00:00Z'), 1)).toBeNull()
})
