import { expect, it } from 'vitest'
import { movedHours } from './series-rows'

const hours = [
  { weekday: 1, start: '09:00', end: '14:00' },
  { weekday: 1, start: '16:00', end: '24:00' },
]
// A Monday, and the Tuesday after it.
const [monday, tuesday] = ['2026-11-16', '2026-11-17']
const times = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime })

it('moves the hours of that block alone, also to another day', () => {
  expect(movedHours(hours, times(monday, '09:00', '14:00'), times(tuesday, '10:00', '15:00'))).toEqual([
    { weekday: 2, start: '10:00', end: '15:00' },
    hours[1],
  ])
})

it('knows the end of the day as the dialog and as a pattern write it', () => {
  expect(movedHours(hours, times(monday, '16:00', '00:00'), times(monday, '17:00', '00:00'))).toEqual([
    hours[0],
    { weekday: 1, start: '17:00', end: '24:00' },
  ])
})

it.each([
  ['another day', times(tuesday, '09:00', '14:00')],
  ['another beginning', times(monday, '08:00', '14:00')],
  ['another end', times(monday, '09:00', '13:00')],
])('finds no hours for a block of %s', (_what, before) => {
  expect(movedHours(hours, before, times(monday, '10:00', '15:00'))).toBeNull()
})
