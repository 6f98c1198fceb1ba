import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'
import { readTime } from './read-time.ts'

describe('a day', () => {
  it.each([
    ['1980-02-29', '1980-02-29'],
    ['29/02/1980', '1980-02-29'],
    ['3.1.1999', '1999-01-03'],
    ['03-01-1999 00:00:00', '1999-01-03'],
    ['1999-01-03T00:00:00Z', '1999-01-03'],
    ['29/02/1981', null],
    ['12/31/1980', null],
    ['3/1/99', null],
    ['29261', null],
    ['', null],
  ])('%s is %s', (text, day) => expect(readDay(text)).toBe(day))
})

describe('a time of day', () => {
  it.each([
    ['9:30', '09:30'],
    ['09:30:00', '09:30'],
    ['9.30', '09:30'],
    ['9h', '09:00'],
    ['16h30', '16:30'],
    ['9:05 h', '09:05'],
    ['17', '17:00'],
    ['12:15 am', '00:15'],
    ['12:15 p.m.', '12:15'],
    ['9:30 PM', '21:30'],
    ['24:00', null],
    ['9:60', null],
    ['13 pm', null],
    ['930', null],
    ['half past nine', null],
    ['', null],
  ])('%s is %s', (text, time) => expect(readTime(text)).toBe(time))
})
