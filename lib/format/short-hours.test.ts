import { expect, it } from 'vitest'
import { shortHours } from './short-hours'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

it('a week of opening hours in a line: closed days are left out, whole hours have no minutes', () => {
  const split = '09:30–14:00, 16:00–20:00'
  const week = ['08:00–20:00', '08:00–20:00', split, '', '10:00–13:00', '', '']
  expect(shortHours(week, names)).toBe('Mon–Tue 8–20 · Wed 09:30–14, 16–20 · Fri 10–13')
})
