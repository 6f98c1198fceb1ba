import { expect, it } from 'vitest'
import { spreadTimes } from './spread-times'

const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`
const upcoming = ['09:00', '09:30', '10:00', '10:30', '11:00'].map((time) => at(26, time))
const day = (date: number, first: string | null) => ({
  date: `2026-11-${date}`,
  first: first && at(date, first),
})
const today = day(26, '09:00')

it.each([
  ['one day alone keeps its times', [today, day(27, null)], upcoming],
  [
    'two of the first day, then the first of each other day',
    [today, day(27, '08:00'), day(28, '16:00'), day(29, '09:00'), day(30, null)],
    [at(26, '09:00'), at(26, '09:30'), at(27, '08:00'), at(28, '16:00'), at(29, '09:00')],
  ],
  [
    'few other days leave room for more of the first',
    [today, day(27, '08:00')],
    [at(26, '09:00'), at(26, '09:30'), at(26, '10:00'), at(26, '10:30'), at(27, '08:00')],
  ],
])('%s', (_what, days, shown) => {
  expect(spreadTimes(upcoming, days)).toEqual(shown)
})

it('the nearest times of two days are said once', () => {
  const two = [at(26, '18:00'), at(27, '08:00'), at(27, '08:30')]
  expect(spreadTimes(two, [day(26, '18:00'), day(27, '08:00')])).toEqual(two)
})

it('nothing free is nothing', () => {
  expect(spreadTimes([], [day(26, null)])).toEqual([])
})
