import { expect, it } from 'vitest'
import { instantOf, wallOf } from '#contract/zone'
import { gapsOf } from './day-gaps'
import { contentsOf } from './grid-view'
import type { WeekAppointment } from './schedule'

const timeZone = 'Europe/Madrid'
const day = '2026-11-16'
const at = (time: string) => instantOf(wallOf(day, time), timeZone)
const span = (from: string, to: string) => ({
  id: from,
  start: new Date(at(from)).toISOString(),
  end: new Date(at(to)).toISOString(),
})
const visit = (from: string, to: string, status: WeekAppointment['status']): WeekAppointment => ({
  ...span(from, to),
  status,
  specialty: null,
  patientName: 'Ana',
})
const [content] = contentsOf(
  {
    shifts: [span('09:00', '12:00'), span('16:00', '17:00')],
    appointments: [visit('09:30', '10:00', 'pending'), visit('11:00', '11:30', 'cancelled')],
  },
  [day],
  timeZone,
)
if (!content) throw new Error('A day has its content')
const clinic = (now: string) => ({ timeZone, slotMinutes: 30, now: at(now) })
const gaps = (now: string) =>
  gapsOf({ day, content }, clinic(now)).map(({ start, end }) => [
    (start - at('00:00')) / 6e4,
    (end - start) / 6e4,
  ])

it('neighbouring free times are one stretch, and a cancelled visit leaves its time free', () => {
  expect(gaps('08:00')).toEqual([
    [540, 30],
    [600, 120],
    [960, 60],
  ])
})

it('what has begun is not offered', () => {
  expect(gaps('10:25')).toEqual([
    [630, 90],
    [960, 60],
  ])
})

it('a day off has none', () => {
  const off = { id: 'o', from: day, to: day, reason: 'sick', note: null, whole: false } as const
  expect(gapsOf({ day, content, off }, clinic('08:00'))).toEqual([])
})
