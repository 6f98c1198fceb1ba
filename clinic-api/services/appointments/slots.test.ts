import { describe, expect, it } from 'vitest'
import { slotsOf } from '#contract/slots'
import { bookingWindow } from '#contract/visit-rules'
import { freeSlots, nearest, planDay } from './slots.ts'

const at = (text: string) => Date.parse(text)
const timeZone = 'Europe/Madrid'
const madrid = { minutes: 30, step: 30 }
const now = at('2026-11-16T07:00:00Z')
const window = bookingWindow(now, timeZone, 'patient')

describe('slotsOf', () => {
  it.each([
    ['2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z', 30, ['08:00', '08:30']],
    ['2026-11-24T08:05:00Z', '2026-11-24T09:10:00Z', 30, ['08:05', '08:35']],
    ['2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z', 45, ['08:00']],
    ['2026-11-24T08:00:00Z', '2026-11-24T08:20:00Z', 30, []],
  ])('from %s to %s by %i minutes', (start, end, minutes, expected) => {
    const slots = slotsOf({ start: at(start), end: at(end) }, minutes)
    expect(slots.map((slot) => new Date(slot).toISOString().slice(11, 16))).toEqual(expected)
  })
})

describe('bookingWindow', () => {
  it.each([
    ['2026-11-16T07:00:00Z', 'Europe/Madrid', '2026-12-16T23:00:00.000Z'],
    ['2026-11-16T23:30:00Z', 'Europe/Madrid', '2026-12-17T23:00:00.000Z'],
    ['2026-11-16T23:30:00Z', 'Atlantic/Canary', '2026-12-17T00:00:00.000Z'],
    ['2027-03-10T12:00:00Z', 'Europe/Madrid', '2027-04-09T22:00:00.000Z'],
  ])('at %s in %s it ends at %s', (instant, timeZone, end) => {
    expect(new Date(bookingWindow(at(instant), timeZone, 'patient').end).toISOString()).toBe(end)
  })
})

describe('planDay', () => {
  const shift = { start: at('2026-11-16T06:00:00Z'), end: at('2026-11-16T09:00:00Z') }

  it('gives every time of the day its reason', () => {
    const busy = [{ start: at('2026-11-16T08:10:00Z'), end: at('2026-11-16T08:40:00Z') }]
    const plan = planDay('2026-11-16', { timeZone, shifts: [shift], busy, off: [] }, madrid, window)
    const reason = (time: string) => plan.reasons.get(at(`2026-11-16T${time}:00Z`))
    expect(plan.available).toEqual(['07:00', '07:30'].map((time) => at(`2026-11-16T${time}:00Z`)))
    expect(plan.booked).toEqual(['08:00', '08:30'].map((time) => at(`2026-11-16T${time}:00Z`)))
    expect([reason('06:00'), reason('06:30'), reason('08:00'), reason('08:30')]).toEqual([
      'past',
      'past',
      'booked',
      'booked',
    ])
    expect([reason('09:00'), reason('21:30'), reason('22:00')]).toEqual([
      'outside-shift',
      'outside-shift',
      undefined,
    ])
  })

  it('is not free where somebody is about to book, which is no visit yet', () => {
    const held = [{ start: at('2026-11-16T07:00:00Z'), end: at('2026-11-16T07:30:00Z') }]
    const plan = planDay('2026-11-16', { timeZone, shifts: [shift], busy: [], off: [], held }, madrid, window)
    expect(plan.reasons.get(at('2026-11-16T07:00:00Z'))).toBe('held')
    expect(plan.booked).toEqual([])
    expect(plan.available).not.toContain(at('2026-11-16T07:00:00Z'))
  })

  it('is free in nothing on a day off, whatever is booked', () => {
    const off = [{ start: at('2026-11-16T07:30:00Z'), end: at('2026-11-16T23:00:00Z') }]
    const busy = [{ start: at('2026-11-16T08:00:00Z'), end: at('2026-11-16T08:30:00Z') }]
    const plan = planDay('2026-11-16', { timeZone, shifts: [shift], busy, off }, madrid, window)
    expect(plan.available).toEqual([at('2026-11-16T07:00:00Z')])
    expect(['07:30', '08:00', '08:30'].map((time) => plan.reasons.get(at(`2026-11-16T${time}:00Z`)))).toEqual(
      Array(3).fill('day-off'),
    )
    expect(freeSlots({ timeZone, shifts: [shift], busy, off }, madrid, window)).toEqual(plan.available)
  })

  it('knows nothing free beyond thirty days', () => {
    const late = { start: at('2026-12-17T08:00:00Z'), end: at('2026-12-17T09:00:00Z') }
    const plan = planDay('2026-12-17', { timeZone, shifts: [late], busy: [], off: [] }, madrid, window)
    expect(plan.available).toEqual([])
    expect(plan.reasons.get(late.start)).toBe('too-far')
  })

  it('lets staff book as far as shifts reach', () => {
    const late = { start: at('2028-12-18T08:00:00Z'), end: at('2028-12-18T09:00:00Z') }
    const ofStaff = bookingWindow(now, timeZone, 'staff')
    expect(
      planDay('2028-12-18', { timeZone, shifts: [late], busy: [], off: [] }, madrid, ofStaff).available,
    ).toHaveLength(2)
  })

  it.each([
    ['2027-07-01', '2027-06-30T23:00:00Z', '2027-07-01T06:00:00Z', 14],
    ['2027-03-28', '2027-03-28T00:00:00Z', '2027-03-28T06:00:00Z', 12],
    ['2027-10-31', '2027-10-30T23:00:00Z', '2027-10-31T07:00:00Z', 16],
  ])('on %s a shift from 1:00 to 8:00 has the slots of its true length', (day, start, end, count) => {
    const plan = planDay(
      day,
      { timeZone, shifts: [{ start: at(start), end: at(end) }], busy: [], off: [] },
      madrid,
      bookingWindow(at(start) - 1, timeZone, 'patient'),
    )
    expect(plan.available).toHaveLength(count)
    expect(plan.available.every((slot, index) => slot === at(start) + index * 1_800_000)).toBe(true)
    expect([...plan.reasons.keys()][0]).toBe(at(end))
    expect(plan.reasons.size).toBe(30)
  })

  it('keeps to the day when a shift goes past midnight', () => {
    const night = { start: at('2026-11-20T21:00:00Z'), end: at('2026-11-21T01:00:00Z') }
    const agenda = { timeZone, shifts: [night], busy: [], off: [] }
    expect(planDay('2026-11-20', agenda, madrid, window).available).toHaveLength(4)
    expect(planDay('2026-11-21', agenda, madrid, window).available).toHaveLength(4)
  })
})

describe('freeSlots and nearest', () => {
  it('take what is nearest, in order', () => {
    const shift = { start: at('2026-11-24T08:00:00Z'), end: at('2026-11-24T11:00:00Z') }
    const taken = { start: at('2026-11-24T09:00:00Z'), end: at('2026-11-24T09:30:00Z') }
    const free = freeSlots({ timeZone, shifts: [shift], busy: [taken], off: [] }, madrid, window)
    expect(free).not.toContain(taken.start)
    const times = nearest(free, taken.start, 3).map((slot) => new Date(slot).toISOString().slice(11, 16))
    expect(times).toEqual(['08:00', '08:30', '09:30'])
  })
})
