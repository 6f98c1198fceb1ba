import { addDays, dayAt, instantOf, wallOf } from '#contract/zone'
import type { workshifts } from '../../db/schema/workshifts.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'

export type DemoShift = typeof workshifts.$inferInsert

const weeksBack = 4
const weeksAhead = 8

type Hours = readonly [from: string, to: string]

const morning: Hours = ['08:00', '14:00']
const lateMorning: Hours = ['09:30', '13:30']
const afternoon: Hours = ['15:00', '20:00']
const shortAfternoon: Hours = ['16:00', '19:00']
const saturday: Hours = ['09:00', '13:00']

/** Hours by weekday, Monday first; the demo doctor has the first. */
const patterns: readonly (readonly Hours[])[][] = [
  [[lateMorning], [lateMorning], [morning], [shortAfternoon], [lateMorning], [], []],
  [[morning], [morning], [morning], [morning], [lateMorning], [], []],
  [[afternoon], [afternoon], [morning], [afternoon], [afternoon], [], []],
  [[lateMorning, shortAfternoon], [], [lateMorning, shortAfternoon], [], [morning], [], []],
  [[afternoon], [morning], [afternoon], [morning], [], [saturday], []],
]

/** Shifts of every doctor from four weeks back to eight ahead, on their clinic's wall clock. */
export function makeShifts(random: Random, people: DemoPeople, now: Date): DemoShift[] {
  return shiftsOf(random, people, now, { from: -7 * weeksBack, to: 7 * (weeksAhead + 1) })
}

/** The shifts before those, from so many weeks back. */
export function earlierShifts(random: Random, people: DemoPeople, now: Date, weeks: number): DemoShift[] {
  return shiftsOf(random, people, now, { from: -7 * weeks, to: -7 * weeksBack })
}

/** Half-open, in days from the present Monday. */
interface DayRange {
  from: number
  to: number
}

function shiftsOf(random: Random, people: DemoPeople, now: Date, range: DayRange): DemoShift[] {
  return people.doctors.flatMap((doctor, index) => {
    const timeZone = zoneOf(people, doctor.clinicId)
    const today = dayAt(now.getTime(), timeZone)
    const monday = mondayOf(today)
    const shifts: DemoShift[] = []
    for (let offset = range.from; offset < range.to; offset += 1) {
      const day = addDays(monday, offset)
      const usual = patterns[index % patterns.length]?.[weekday(day)] ?? []
      const hours = doctor.id === people.doctor && day === today && usual.length === 0 ? [saturday] : usual
      for (const [from, to] of hours) {
        const startAt = new Date(instantOf(wallOf(day, from), timeZone))
        const endAt = new Date(instantOf(wallOf(day, to), timeZone))
        const id = random.id(now)
        shifts.push({
          id,
          doctorId: doctor.id,
          clinicId: doctor.clinicId,
          startAt,
          endAt,
          createdAt: now,
          updatedAt: now,
        })
      }
    }
    return shifts
  })
}

export function zoneOf(people: DemoPeople, clinicId: string): string {
  return people.clinics.find((clinic) => clinic.id === clinicId)?.timeZone ?? 'Europe/Madrid'
}

/** Monday is 0. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function mondayOf(day: string): string {
  return addDays(day, -weekday(day))
}
