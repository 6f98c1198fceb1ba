import type { Answer } from '#contract/assistant'
import { minuteMs } from '#contract/durations'
import { specialty as fieldOf } from '#contract/specialties'
import { dayAt, timeOf, wallFromNumber, wallTimeAt } from '#contract/zone'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { freeTimesByDoctor } from '../appointments/next-free.ts'
import { bookedBy } from '../appointments/slots.ts'
import { noKind } from '../appointments/visit-length.ts'
import { hasWords } from '../search/doctors.ts'
import { listDoctors } from '../staff/queries.ts'
import type { Place } from './places.ts'
import type { Question } from './read-question.ts'

type FreeTimes = Extract<Answer, { about: 'free-times' }>
type Wanted = Extract<Question, { intent: 'free-times' }>

const mostTimes = 5

/** The first times of each doctor that fit; null when a name is nobody's. */
export async function findTimes(
  deps: Deps,
  caller: Caller,
  { places, wanted }: { places: readonly Place[]; wanted: Wanted },
): Promise<FreeTimes | null> {
  const { specialty, names, days, time } = wanted
  const found = await Promise.all(places.map((place) => timesAt(deps, caller, { place, wanted })))
  if (names.length > 0 && found.every(({ doctors }) => doctors === 0)) return null
  const times = found.flatMap(({ times }) => times).toSorted((a, b) => a.at.localeCompare(b.at))
  return {
    about: 'free-times',
    specialty,
    from: days?.from ?? null,
    to: days?.to ?? null,
    after: clockOf(time.from),
    before: clockOf(time.until),
    times: times.slice(0, mostTimes),
  }
}

const clockOf = (minutes: number | null) =>
  minutes === null ? null : timeOf(wallFromNumber(minutes * minuteMs))

async function timesAt(deps: Deps, caller: Caller, { place, wanted }: { place: Place; wanted: Wanted }) {
  const { id: clinicId, name: clinicName, timeZone } = place
  const { specialty, names, days, time } = wanted
  const listed = await listDoctors(deps.db.orm, clinicId, specialty ?? undefined)
  const doctors = listed.filter(({ name, surname }) => hasWords(`${name} ${surname}`, names))
  const free = await freeTimesByDoctor(deps, {
    clinicId,
    doctorIds: doctors.map(({ id }) => id),
    by: bookedBy(caller, clinicId),
    userId: caller.userId,
    kind: noKind,
  })
  const fits = (at: number) => {
    const { hour, minute } = wallTimeAt(at, timeZone)
    const [day, minutes] = [dayAt(at, timeZone), hour * 60 + minute]
    if (days && (day < days.from || day > days.to)) return false
    return minutes >= (time.from ?? 0) && minutes < (time.until ?? Number.POSITIVE_INFINITY)
  }
  const times = doctors.flatMap(({ id: doctorId, name, surname, specialty: field }) => {
    const fitting = (free.get(doctorId) ?? []).filter(fits)
    const [first] = fitting
    if (first === undefined) return []
    const doctorName = `${name} ${surname}`
    const at = new Date(first).toISOString()
    return [
      {
        doctorId,
        doctorName,
        specialty: fieldOf.parse(field),
        clinicName,
        timeZone,
        at,
        free: fitting.length,
      },
    ]
  })
  return { doctors: doctors.length, times }
}
