import { describe, expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { refusalOfShift, refusalOfVisit, slotNear } from './drop'
import type { WeekAppointment } from './schedule'

const day = '2026-11-18'
const at = (time: string, on = day) => instantOf(wallOf(on, time), 'Europe/Madrid')
const span = (start: string, end: string, id = start) => ({
  id,
  start: new Date(at(start)).toISOString(),
  end: new Date(at(end)).toISOString(),
})

describe('where a shift may stand', () => {
  const shifts = [span('09:00', '13:00', 'morning'), span('16:00', '19:00', 'afternoon')]
  it.each([
    ['between the others', ['13:00', '16:00'], null, null],
    ['on its own place', ['09:30', '13:30'], 'morning', null],
    ['over another', ['12:00', '14:00'], 'afternoon', 'overlap'],
    ['over another as a new one', ['18:00', '20:00'], null, 'overlap'],
    ['for less than an hour', ['14:00', '14:45'], null, 'tooShort'],
  ] as const)('%s', (_, [start, end], id, why) => {
    expect(refusalOfShift(span(start, end), id, shifts)?.why ?? null).toBe(why)
  })

  it('is measured in true minutes when the clock jumps', () => {
    const iso = (time: string) => new Date(at(time, '2026-03-29')).toISOString()
    expect(refusalOfShift({ start: iso('01:15'), end: iso('03:00') }, null, [])).toEqual({ why: 'tooShort' })
    expect(refusalOfShift({ start: iso('01:00'), end: iso('03:15') }, null, [])).toBeNull()
  })
})

describe('where a visit may stand', () => {
  const visit: WeekAppointment = {
    ...span('09:00', '09:30', 'visit'),
    status: 'pending',
    specialty: null,
    patientName: 'Ana',
  }
  const schedule = {
    shifts: [span('09:00', '13:00')],
    appointments: [
      visit,
      { ...visit, ...span('10:00', '10:30', 'other') },
      { ...visit, ...span('11:00', '11:30', 'gone'), status: 'cancelled' as const },
    ],
  }
  it.each([
    ['09:00', null],
    ['09:30', null],
    ['10:00', 'taken'],
    ['11:00', null],
    ['09:15', 'noSlot'],
    ['12:45', 'noSlot'],
    ['15:00', 'noSlot'],
  ])('%s: %s', (time, why) => {
    const clinic = { minutes: 30, step: 30, now: at('08:00') }
    expect(refusalOfVisit(at(time), visit, schedule, clinic)?.why ?? null).toBe(why)
  })

  it('is never the past', () => {
    const clinic = { minutes: 30, step: 30, now: at('12:00') }
    expect(refusalOfVisit(at('09:30'), visit, schedule, clinic)).toEqual({ why: 'past' })
  })

  it.each([
    ['09:10', '09:00'],
    ['09:20', '09:30'],
    ['08:40', '09:00'],
    ['08:20', null],
    ['12:50', '12:30'],
    ['13:10', null],
  ])('the slot near %s is %s', (wanted, start) => {
    const found = slotNear(at(wanted), schedule.shifts, { minutes: 30, step: 30 })
    expect(found).toBe(start && at(start))
  })

  it('is long enough for a visit of a kind, or there is none', () => {
    const hour = { minutes: 60, step: 30 }
    expect(slotNear(at('12:20'), schedule.shifts, hour)).toBe(at('12:00'))
    expect(slotNear(at('12:40'), schedule.shifts, hour)).toBeNull()
    const now = at('08:00')
    expect(refusalOfVisit(at('09:30'), visit, schedule, { ...hour, now })).toEqual({ why: 'taken' })
    expect(refusalOfVisit(at('09:00'), visit, schedule, { ...hour, now })).toBeNull()
  })
})
