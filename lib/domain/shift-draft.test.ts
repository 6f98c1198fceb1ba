import { describe, expect, it } from 'vitest'
import { newShiftTimes, overlappedBy, timesOfShift, unusedTimes, wireTimes } from './shift-draft'

const madrid = 'Europe/Madrid'

describe('the schedule dialog and the wire', () => {
  it.each([
    ['2026-11-18', '09:00', '14:00', '2026-11-18T08:00:00.000Z', 300],
    ['2026-07-01', '09:00', '10:00', '2026-07-01T07:00:00.000Z', 60],
    // Clocks change at 02:00 and 03:00: the night is an hour shorter in spring and longer in autumn.
    ['2026-03-29', '00:00', '06:00', '2026-03-28T23:00:00.000Z', 300],
    ['2026-10-25', '00:00', '06:00', '2026-10-24T22:00:00.000Z', 420],
    ['2026-03-29', '09:00', '10:00', '2026-03-29T07:00:00.000Z', 60],
    ['2026-10-25', '09:00', '10:00', '2026-10-25T08:00:00.000Z', 60],
    ['2026-11-20', '22:00', '00:00', '2026-11-20T21:00:00.000Z', 120],
    ['2026-11-20', '22:00', '08:00', '2026-11-20T21:00:00.000Z', 600],
    ['2026-10-24', '22:00', '08:00', '2026-10-24T20:00:00.000Z', 660],
  ])('%s %s to %s', (date, startTime, endTime, startDate, duration) => {
    const times = { date, startTime, endTime }
    expect(wireTimes(times, madrid)).toEqual({ startDate, duration })
    const end = new Date(Date.parse(startDate) + duration * 60_000).toISOString()
    expect(timesOfShift({ start: startDate, end }, madrid)).toEqual(times)
  })

  it('starts with one hour from the clicked hour on', () => {
    expect(newShiftTimes('2026-11-18', 7)).toEqual({
      date: '2026-11-18',
      startTime: '07:00',
      endTime: '08:00',
    })
    expect(newShiftTimes('2026-11-18', 22)).toMatchObject({ startTime: '22:00', endTime: '23:00' })
    expect(newShiftTimes('2026-11-18', 23)).toMatchObject({ startTime: '23:00', endTime: '00:00' })
  })

  const morning = { id: 'm', start: '2026-11-18T08:00:00Z', end: '2026-11-18T13:00:00Z' }

  it.each([
    ['2026-11-18', [morning], '14:00'],
    ['2026-11-19', [morning], '09:00'],
    [
      '2026-11-18',
      [morning, { id: 'a', start: '2026-11-18T13:30:00Z', end: '2026-11-18T18:00:00Z' }],
      '19:00',
    ],
    ['2026-11-18', [{ id: 'd', start: '2026-11-17T23:00:00Z', end: '2026-11-18T23:00:00Z' }], '09:00'],
  ])('offers an hour of %s without hours', (date, shifts, startTime) => {
    expect(unusedTimes(date, shifts, madrid)).toMatchObject({ date, startTime })
  })

  it.each([
    ['2026-11-18', '13:00', '15:00', 'm'],
    ['2026-11-18', '08:00', '20:00', 'm'],
    ['2026-11-18', '14:00', '15:00', null],
    ['2026-11-18', '07:00', '09:00', null],
    ['2026-11-19', '09:00', '10:00', null],
    ['', '09:00', '10:00', null],
    ['2026-11-18', '12:00', '11:00', null],
  ])('%s %s to %s overlaps %s', (date, startTime, endTime, id) => {
    expect(overlappedBy({ date, startTime, endTime }, [morning], madrid)?.id ?? null).toBe(id)
  })
})
