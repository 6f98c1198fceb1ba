import { expect, it } from 'vitest'
import { clockFromTyped } from './typed-clock'

it.each([
  ['9', '09:00'],
  ['22', '22:00'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['9h', '09:00'],
  ['0930', '09:30'],
  ['930', '09:30'],
  [' 08:05 ', '08:05'],
  ['00:00', '00:00'],
  ['24:00', null],
  ['9:60', null],
  ['9:3', null],
  ['10:00 PM', null],
  ['', null],
])('%j is the time %j', (typed, time) => {
  expect(clockFromTyped(typed)).toBe(time)
})
