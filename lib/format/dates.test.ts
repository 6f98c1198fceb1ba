import { describe, expect, it } from 'vitest'
import {
  formatCardTime,
  formatClock,
  formatDateTime,
  formatDay,
  formatDistance,
  formatPlainDay,
  formatRecent,
  formatShortDay,
  formatSlot,
  sameClock,
  weekdayNames,
  zoneName,
} from './dates'

const madrid = 'Europe/Madrid'
const canary = 'Atlantic/Canary'

describe('dates on the clinic’s clock', () => {
  it.each([
    ['2026-11-23T08:00:00.000Z', madrid, '23 Nov 2026', '09:00', 'November 23, 2026', '9:00 AM'],
    ['2026-11-23T08:00:00.000Z', canary, '23 Nov 2026', '08:00', 'November 23, 2026', '8:00 AM'],
    ['2026-07-01T10:05:00.000Z', madrid, '1 Jul 2026', '12:05', 'July 1, 2026', '12:05 PM'],
    ['2026-06-30T22:00:00.000Z', madrid, '1 Jul 2026', '00:00', 'July 1, 2026', '12:00 AM'],
    ['2026-06-30T22:30:00.000Z', canary, '30 Jun 2026', '23:30', 'June 30, 2026', '11:30 PM'],
  ])('%s in %s, and on the card of an appointment', (instant, zone, day, clock, cardDay, cardTime) => {
    expect(formatDay(instant, zone, 'en')).toBe(day)
    expect(formatClock(instant, zone)).toBe(clock)
    expect(formatDateTime(instant, zone, 'en')).toBe(`${day}, ${clock}`)
    expect(formatDay(instant, zone, 'en', 'card')).toBe(cardDay)
    expect(formatCardTime(instant, zone, 'en')).toBe(cardTime)
  })

  it('writes Spanish as Spain does', () => {
    expect(formatSlot('2026-11-23T08:00:00.000Z', madrid, 'es', 'full')).toBe('lun 23 nov 2026, 09:00')
    expect(formatDay('2026-11-23T08:00:00.000Z', madrid, 'es', 'card')).toBe('23 de noviembre de 2026')
    expect(weekdayNames('es')).toEqual(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'])
  })

  it('writes bookable times with two digits in every language', () => {
    expect(formatSlot('2026-11-23T08:00:00.000Z', madrid, 'en')).toBe('Mon 23 Nov, 09:00')
  })

  it('writes days without a zone', () => {
    expect(formatShortDay('2026-11-05')).toBe('05/11/2026')
    expect(formatPlainDay('2026-03-01', 'en')).toBe('1 Mar 2026')
    expect(formatPlainDay('2026-03-01', 'en', 'full')).toBe('Sun 1 Mar 2026')
    expect(formatPlainDay('2026-03-01', 'en', 'short')).toBe('Sun 1 Mar')
    expect(formatPlainDay('2026-03-01', 'en', 'month')).toBe('March 2026')
    expect(formatPlainDay('2026-03-01', 'es', 'month')).toBe('marzo de 2026')
  })

  it('names zones in words', () => {
    expect(zoneName(madrid, 'en')).toBe('Central European Time (Madrid)')
    expect(zoneName(canary, 'es')).toBe('hora de Europa occidental (Canarias)')
  })

  it.each([
    ['2026-11-23T08:40:00Z', '2026-11-23T08:00:00Z', 'in 40 minutes'],
    ['2026-11-23T13:00:00Z', '2026-11-23T08:00:00Z', 'in 5 hours'],
    ['2026-11-24T00:30:00Z', '2026-11-23T22:30:00Z', 'tomorrow'],
    ['2026-11-26T07:00:00Z', '2026-11-23T22:00:00Z', 'in 3 days'],
    // 23:30Z is already the next day in Madrid
    ['2026-11-24T10:00:00Z', '2026-11-23T23:30:00Z', 'in 11 hours'],
  ])('%s seen at %s is %s', (instant, now, expected) => {
    expect(formatDistance(instant, now, madrid, 'en')).toBe(expected)
  })

  it('tells whether two clocks agree at an instant', () => {
    expect(sameClock('2026-07-01T10:00:00Z', madrid, 'Europe/Paris')).toBe(true)
    expect(sameClock('2026-07-01T10:00:00Z', madrid, canary)).toBe(false)
  })
})

it.each([
  ['2026-12-02T08:30:00.000Z', '09:30', '09:30'],
  ['2026-12-01T23:30:00.000Z', '00:30', '00:30'],
  ['2026-11-26T08:30:00.000Z', 'Thu 09:30', 'jue 09:30'],
  ['2026-11-25T08:30:00.000Z', '25 Nov', '25 nov'],
  ['2025-11-25T08:30:00.000Z', '25 Nov 2025', '25 nov 2025'],
])('a time of the past is as short as it is understood: %s is %s', (at, en, es) => {
  const now = '2026-12-02T09:30:00.000Z'
  expect(formatRecent(at, now, 'Europe/Madrid', 'en')).toBe(en)
  expect(formatRecent(at, now, 'Europe/Madrid', 'es')).toBe(es)
})
