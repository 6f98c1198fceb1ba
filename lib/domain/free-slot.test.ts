import { describe, expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { freeSlotAt, freeSlotOfHour } from './free-slot'
import { contentsOf } from './grid-view'
import type { WeekAppointment, WeekDayOff } from './schedule'

const timeZone = 'Europe/Madrid'
const day = '2026-11-16'
const iso = (time: string) => new Date(instantOf(wallOf(day, time), timeZone)).toISOString()
const span = (id: string, from: string, to: string) => ({ id, start: iso(from), end: iso(to) })
const visit = (id: string, from: string, to: string, status: WeekAppointment['status']): WeekAppointment => ({
  ...span(id, from, to),
  status,
  specialty: null,
  patientName: 'Ana',
})
const [content] = contentsOf(
  {
    shifts: [span('shift', '09:10', '12:00')],
    appointments: [visit('a', '09:10', '09:40', 'pending'), visit('b', '09:40', '10:10', 'cancelled')],
  },
  [day],
  timeZone,
)
if (!content) throw new Error('A day has its content')
const column = { day, content }
const at = (time: string) => ({ timeZone, slotMinutes: 30, now: Date.parse(iso(time)) })
const early = at('08:00')
const off: WeekDayOff = { id: 'o', from: day, to: day, reason: 'sick', note: null, whole: false }

describe('a free time of the grid', () => {
  it.each([
    [9, '09:40'],
    [10, '10:10'],
    [11, '11:10'],
    [8, undefined],
    [12, undefined],
  ])('of the hour %i is %s: the shift’s own, not taken by a live visit', (hour, time) => {
    expect(freeSlotOfHour(column, hour, early)?.time).toBe(time)
  })

  it('is drawn where it stands', () => {
    expect(freeSlotOfHour(column, 9, early)).toEqual({
      start: iso('09:40'),
      time: '09:40',
      top: 160,
      length: 30,
    })
  })

  it.each([
    [160, '09:40'],
    [189, '09:40'],
    [190, '10:10'],
    [159, undefined],
    [299, undefined],
  ])('under minute %i is %s', (minute, time) => {
    expect(freeSlotAt(column, minute, early)?.time).toBe(time)
  })

  it('is neither past nor on a day off', () => {
    expect(freeSlotOfHour(column, 9, at('09:41'))).toBeNull()
    expect(freeSlotOfHour(column, 10, at('10:11'))?.time).toBe('10:40')
    expect(freeSlotOfHour({ ...column, off }, 10, early)).toBeNull()
  })
})
