import { afterAll, describe, expect, it } from 'vitest'
import { decodeSlot, encodeSlot } from '#contract/time'
import { addDays, instantsOf, wallOf } from '#contract/zone'
import { placeDays } from '@/lib/domain/grid'
import { columnOf, daysOf, mondayOf } from '@/lib/domain/week'
import { renderMail } from '../../clinic-api/services/notifications/render.ts'
import { formatClock, formatDateTime, formatPlainDay, formatSlot } from './dates'

const zones = ['UTC', 'Europe/Madrid', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']
const minutesBehind = [0, -60, 480, -330, -780]
// When clocks change in these zones in 2027, and an ordinary day, each with its neighbours.
const changes = [
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2027-07-01',
  '2027-09-26',
  '2027-10-31',
  '2027-11-07',
]
const days = changes.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)])
const times = ['00:00', '00:30', '01:30', '02:30', '03:00', '09:30', '12:00', '23:30']

const ownZone = process.env.TZ
afterAll(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

/** The column and the time at which a week's calendar shows a visit. */
function placeInWeek(start: string, day: string, timeZone: string) {
  const visit = { id: 'v', start, end: new Date(Date.parse(start) + 1_800_000).toISOString() }
  const columns = placeDays([visit], daysOf(mondayOf(day)), timeZone)
  const blocks = columns.map(({ early, inside, late }) => [...early, ...inside, ...late])
  const column = blocks.findIndex(({ length }) => length > 0)
  return { column, time: blocks[column]?.[0]?.startTime }
}

function mailAbout(startAt: string, timeZone: string): string {
  const meeting = { appointmentId: 'v', doctorName: '', clinicName: '', city: 'X', timeZone, startAt }
  const letter = { kind: 'appointment-booked', language: 'es', meeting } as const
  return renderMail(letter, { appUrl: 'http://consulta.test' }).text
}

describe.each(zones)('on a machine in %s', (machine) => {
  it.each(zones)('the wire, screens, calendar and mails agree on the time at a clinic in %s', (zone) => {
    process.env.TZ = machine
    expect(new Date(2027, 0, 1).getTimezoneOffset()).toBe(minutesBehind[zones.indexOf(machine)])
    for (const [day, time] of days.flatMap((each) => times.map((time) => [each, time] as const))) {
      for (const instant of instantsOf(wallOf(day, time), zone)) {
        const stored = decodeSlot(encodeSlot(instant, zone), zone) ?? Number.NaN
        expect(stored).toBe(instant)
        const start = new Date(stored).toISOString()
        const clock = formatClock(start, zone)
        expect(clock.slice(0, 5)).toBe(time)
        expect(formatSlot(start, zone, 'es', 'full')).toBe(`${formatPlainDay(day, 'es', 'full')}, ${clock}`)
        expect(formatDateTime(start, zone, 'es')).toBe(`${formatPlainDay(day, 'es')}, ${clock}`)
        expect(placeInWeek(start, day, zone)).toEqual({ column: columnOf(mondayOf(day), day), time })
        const said = `${formatPlainDay(day, 'es', 'full')} a las ${clock} (`
        expect(mailAbout(start, zone).toLowerCase()).toContain(said.toLowerCase())
      }
    }
  })
})
