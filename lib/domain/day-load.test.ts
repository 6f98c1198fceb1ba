import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { loadsOf } from './day-load'
import type { WeekAppointment } from './schedule'

const clinic = { timeZone: 'Europe/Madrid', slotMinutes: 30, now: Date.parse('2027-01-01') }
const day = '2026-11-18'

function span(start: string, end: string, on = day) {
  const iso = (time: string) => new Date(instantOf(wallOf(on, time), clinic.timeZone)).toISOString()
  return { id: `${on} ${start}`, start: iso(start), end: iso(end) }
}

function visit(start: string, end: string, status: WeekAppointment['status'] = 'pending'): WeekAppointment {
  return { ...span(start, end), status, specialty: null, patientName: 'Ana' }
}

describe('the load of a day', () => {
  it.each<[string, ReturnType<typeof span>[], WeekAppointment[], [number, number]]>([
    ['no shift', [], [visit('09:00', '09:30')], [0, 0]],
    ['an idle morning', [span('09:00', '12:00')], [], [0, 6]],
    ['one visit', [span('09:00', '12:00')], [visit('09:30', '10:00')], [1, 6]],
    ['a cancelled visit', [span('09:00', '12:00')], [visit('09:30', '10:00', 'cancelled')], [0, 6]],
    ['a visit that was not attended', [span('09:00', '12:00')], [visit('09:30', '10:00', 'no-show')], [1, 6]],
    ['a visit over two slots', [span('09:00', '12:00')], [visit('09:15', '09:45')], [2, 6]],
    ['a visit outside the hours', [span('09:00', '12:00')], [visit('15:00', '15:30')], [0, 6]],
    ['a rest shorter than a slot', [span('09:00', '10:20')], [], [0, 2]],
    ['a split day', [span('09:00', '11:00'), span('16:00', '17:00')], [], [0, 6]],
  ])('%s', (_, shifts, appointments, [booked, bookable]) => {
    expect(loadsOf([day], { shifts, appointments }, clinic)).toMatchObject([{ booked, bookable }])
  })

  it.each([
    // 1:00 to 4:00 is two hours long when the clock jumps, and four when it goes back.
    ['2026-03-29', 4],
    ['2026-10-25', 8],
    ['2026-11-18', 6],
  ])('on %s a shift from 1:00 to 4:00 has %d slots', (on, slots) => {
    const shifts = [span('01:00', '04:00', on)]
    expect(loadsOf([on], { shifts, appointments: [] }, clinic)).toMatchObject([
      { booked: 0, bookable: slots },
    ])
  })

  it('counts the slots of a night on the day on which they begin', () => {
    const night = { ...span('22:00', '23:00'), end: span('02:00', '03:00', '2026-11-19').start }
    const loads = loadsOf([day, '2026-11-19'], { shifts: [night], appointments: [] }, clinic)
    expect(loads.map(({ bookable }) => bookable)).toEqual([4, 4])
  })

  it('never books more than can be booked', () => {
    const hour = fc.integer({ min: 0, max: 21 })
    fc.assert(
      fc.property(fc.array(hour), fc.array(hour), (from, at) => {
        const clock = (each: number) => `${String(each).padStart(2, '0')}:00`
        const shifts = from.map((each) => span(clock(each), clock(each + 2)))
        const appointments = at.map((each) => visit(clock(each), clock(each + 1)))
        const loads = loadsOf([day], { shifts, appointments }, clinic)
        return loads.every(({ booked, bookable }) => booked <= bookable)
      }),
    )
  })

  it.each([
    ['2026-11-18T08:00:00.000Z', 5],
    ['2026-11-18T09:40:00.000Z', 2],
    ['2026-11-18T10:45:00.000Z', 0],
  ])('at %s this many slots can still be booked: %s', (now, free) => {
    const schedule = { shifts: [span('09:00', '12:00')], appointments: [visit('09:30', '10:00')] }
    const [load] = loadsOf([day], schedule, { ...clinic, now: Date.parse(now) })
    expect(load).toEqual({ booked: 1, bookable: 6, free })
  })
})
