import { describe, expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { type Board, copiesOf, dropAt, type Held, holdItem } from './dragged'
import { contentsOf, type GridColumn } from './grid-view'
import type { WeekAppointment } from './schedule'

const timeZone = 'Europe/Madrid'
const days = ['2026-11-16', '2026-11-17']
const iso = (day: string, time: string) => new Date(instantOf(wallOf(day, time), timeZone)).toISOString()
const between = (day: string, start: string, end: string) => ({ start: iso(day, start), end: iso(day, end) })
const span = (day: string, start: string, end: string, id: string) => ({ id, ...between(day, start, end) })
const [monday = '', tuesday = ''] = days
const morning = span(monday, '09:00', '13:00', 'morning')
const later = span(tuesday, '10:00', '12:00', 'later')
const visit: WeekAppointment = {
  ...span(monday, '10:00', '10:30', 'visit'),
  status: 'pending',
  specialty: null,
  patientName: 'Ana',
}
const schedule = { shifts: [morning, later], appointments: [visit] }

const columns: GridColumn[] = contentsOf(schedule, days, timeZone).map((content, index) => {
  const day = days[index] ?? ''
  return { id: day, name: day, day, doctorId: 'ana', content }
})
const board: Board = { columns, timeZone, slotMinutes: 30, now: instantOf(wallOf(monday, '08:00'), timeZone) }
const [first] = columns
const hold = (item: Parameters<typeof holdItem>[0], at: number): Held => {
  const held = first && holdItem(item, first, { grip: 'move', at, timeZone })
  if (!held) throw new Error('It cannot be held')
  return held
}

describe('what is let go', () => {
  const shift = hold({ kind: 'shift', item: morning }, 600)

  it('is a shift at its new times', () => {
    const drop = dropAt(shift, { column: monday, minute: 660 }, 15, board)
    expect(drop).toMatchObject({
      ...between(monday, '10:00', '14:00'),
      refusal: null,
      idle: false,
      held: shift,
    })
  })

  it('is nothing new where it was', () => {
    expect(dropAt(shift, { column: monday, minute: 604 }, 15, board)).toMatchObject({
      idle: true,
      refusal: null,
    })
  })

  it('keeps the minutes of a visit of a kind', () => {
    const kind = { id: 'k', nameEn: 'First', nameEs: 'Primera', colour: 'teal' as const }
    const long = { ...visit, ...between(monday, '10:00', '11:00'), kind }
    const held = hold({ kind: 'visit', item: long }, 600)
    expect(dropAt(held, { column: monday, minute: 664 }, 15, board)).toMatchObject({
      ...between(monday, '11:00', '12:00'),
      refusal: null,
    })
    expect(dropAt(held, { column: monday, minute: 740 }, 15, board).end).toBe(iso(monday, '13:00'))
  })

  it('says over which other shift it lies', () => {
    const { refusal } = dropAt(shift, { column: tuesday, minute: 600 }, 15, board)
    expect(refusal).toEqual({ why: 'overlap', with: later })
  })

  it('is a visit in the slot that is near', () => {
    const held = hold({ kind: 'visit', item: visit }, 605)
    const drop = dropAt(held, { column: tuesday, minute: 670 }, 15, board)
    expect(drop).toMatchObject({ ...between(tuesday, '11:00', '11:30'), refusal: null, idle: false })
    expect(dropAt(held, { column: tuesday, minute: 900 }, 15, board).refusal).toEqual({ why: 'noSlot' })
  })

  it('stays with its doctor', () => {
    const beside = first ? [...columns, { ...first, id: 'luis', doctorId: 'luis' }] : []
    const drop = dropAt(shift, { column: 'luis', minute: 600 }, 15, { ...board, columns: beside })
    expect(drop).toMatchObject({ refusal: { why: 'otherDoctor' }, idle: false })
  })
})

it('visits that are over, and what reaches over midnight, are not to be held', () => {
  const grab = { grip: 'move', at: 0, timeZone } as const
  const over = { ...visit, status: 'completed' as const }
  const night = { ...morning, end: iso(tuesday, '02:00') }
  expect(first && holdItem({ kind: 'visit', item: over }, first, grab)).toBeNull()
  expect(first && holdItem({ kind: 'shift', item: night }, first, grab)).toBeNull()
})

describe('copies', () => {
  it('stand at the same times of the wall clock, also over a clock change', () => {
    const saturday = span('2026-10-24', '09:00', '14:00', 'x')
    const { copies } = copiesOf([saturday], { days: 1, there: [], timeZone })
    expect(copies).toEqual([{ start: iso('2026-10-25', '09:00'), end: iso('2026-10-25', '14:00') }])
    const night = span('2026-10-24', '01:00', '04:00', 'x')
    const [copy] = copiesOf([night], { days: 1, there: [], timeZone }).copies
    expect((Date.parse(copy?.end ?? '') - Date.parse(copy?.start ?? '')) / 3_600_000).toBe(4)
  })

  it('leave out what has no room', () => {
    const { copies, left } = copiesOf([morning], { days: 1, there: [later], timeZone })
    expect([copies, left]).toEqual([[], 1])
  })
})
