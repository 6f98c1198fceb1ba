import { dayAt } from '#contract/zone'
import type { DoctorResult } from '@/lib/domain/doctor'

/** A free time that staff can give to a patient. */
export interface VisitOffer {
  doctorId: string
  doctorName: string
  /** ISO instant. */
  start: string
}

export interface OfferGroup {
  kind: 'nearest' | 'own' | 'ruled' | 'colleagues'
  offers: VisitOffer[]
}

interface OfferSources {
  doctor: { id: string; name: string }
  /** Free times of the doctor (ISO), in order. */
  times: readonly string[]
  /** The doctors of the clinic who may be offered; each with their first free time. */
  doctors: readonly DoctorResult[]
  /** Free times (ISO) near one that was refused; they stand in front of all others. */
  nearest: readonly string[]
  /** Times of theirs that only a rule of the kind refuses. */
  ruled?: readonly string[]
}

const mostColleagues = 4

/** Offers in place of `doctor`'s time: the nearest to a refused one, other times of theirs, and colleagues' times. */
export function offersOf({ doctor, times, doctors, nearest, ruled = [] }: OfferSources): OfferGroup[] {
  const own = (start: string): VisitOffer => ({ doctorId: doctor.id, doctorName: doctor.name, start })
  const specialty = doctors.find(({ id }) => id === doctor.id)?.specialty ?? null
  const colleagues = doctors
    .filter((each) => each.id !== doctor.id && specialty !== null && each.specialty === specialty)
    .flatMap(({ id, name, surname, nextFree }) =>
      nextFree ? [{ doctorId: id, doctorName: `${name} ${surname}`, start: nextFree }] : [],
    )
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, mostColleagues)
  const groups: OfferGroup[] = [
    { kind: 'nearest', offers: nearest.map(own) },
    { kind: 'own', offers: times.filter((time) => !nearest.includes(time)).map(own) },
    { kind: 'ruled', offers: ruled.map(own) },
    { kind: 'colleagues', offers: colleagues },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}

/** The doctor with the earliest free time; null when nobody has one. */
export function soonestFree(doctors: readonly DoctorResult[]): DoctorResult | null {
  const [soonest] = doctors
    .filter(({ nextFree }) => nextFree !== null)
    .toSorted((a, b) => (a.nextFree ?? '').localeCompare(b.nextFree ?? ''))
  return soonest ?? null
}

export const sameOffer = (one: VisitOffer, other: VisitOffer) =>
  one.doctorId === other.doctorId && one.start === other.start

/** The offer that stands: the chosen one while it is still offered, the first that is free before one is chosen. */
export function standingOffer(groups: readonly OfferGroup[], chosen: VisitOffer | null): VisitOffer | null {
  const all = groups.flatMap(({ offers }) => offers)
  const free = groups.filter(({ kind }) => kind !== 'ruled').flatMap(({ offers }) => offers)
  // Never another in place of the one that was chosen: it would be booked unseen.
  return (chosen ? all.find((offer) => sameOffer(offer, chosen)) : free[0]) ?? null
}

/** Those of a patient's coming visits that are on the day of `start` (ISO). */
export function onDayOf<Visit extends { start: string; timeZone: string }>(
  start: string | null,
  ahead: readonly Visit[],
): Visit[] {
  const dayOf = (instant: string, timeZone: string) => dayAt(Date.parse(instant), timeZone)
  return ahead.filter(
    (each) => start !== null && dayOf(each.start, each.timeZone) === dayOf(start, each.timeZone),
  )
}
