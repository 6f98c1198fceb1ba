import { type Interval, overlaps } from '#contract/slots'
import { freeSlots, nearest } from '../appointments/slots.ts'

/** A visit that loses its hours. Milliseconds. */
export interface Touched extends Interval {
  id: string
  doctorId: string
  patientId: string
  specialty: string
}

/** What a doctor does, once the hours are gone. */
export interface DoctorPlan {
  id: string
  specialty: string
  shifts: readonly Interval[]
  busy: readonly Interval[]
  off: readonly Interval[]
}

export interface World {
  doctors: readonly DoctorPlan[]
  /** What patients do elsewhere, by patient. */
  patients: ReadonlyMap<string, readonly Interval[]>
  slotMinutes: number
  window: Interval
}

interface Place {
  doctorId: string
  start: number
}

export interface Proposal {
  id: string
  same: Place[]
  colleague: Place[]
}

const mostOffers = 3

/**
 * Up to three free times for each visit, of its doctor and of a colleague of the same specialty, the nearest first. The
 * first of each are kept for that visit alone, so that all of them can be taken together.
 */
export function propose(visits: readonly Touched[], world: World): Proposal[] {
  const { doctors, patients, slotMinutes, window } = world
  const length = slotMinutes * 60_000
  const free = new Map(doctors.map((doctor) => [doctor.id, freeSlots(doctor, slotMinutes, window)]))
  const kept: (Interval & { doctorId: string; patientId: string })[] = []

  function offers({ start, patientId }: Touched, who: readonly DoctorPlan[]): Place[] {
    const isFree = (doctorId: string, from: number) => {
      const slot = { start: from, end: from + length }
      const taken = kept.filter((each) => each.doctorId === doctorId || each.patientId === patientId)
      return ![...(patients.get(patientId) ?? []), ...taken].some((each) => overlaps(each, slot))
    }
    return who
      .flatMap(({ id: doctorId }) => {
        const open = (free.get(doctorId) ?? []).filter((from) => isFree(doctorId, from))
        return nearest(open, start, mostOffers).map((from) => ({ doctorId, start: from }))
      })
      .toSorted(
        (one, other) =>
          Math.abs(one.start - start) - Math.abs(other.start - start) || one.start - other.start,
      )
      .slice(0, mostOffers)
  }

  const proposals = new Map<string, Proposal>()
  for (const visit of visits.toSorted((one, other) => one.start - other.start)) {
    const own = doctors.filter(({ id }) => id === visit.doctorId)
    const others = doctors.filter(
      ({ id, specialty }) => id !== visit.doctorId && specialty === visit.specialty,
    )
    const same = offers(visit, own)
    const colleague = offers(visit, others)
    for (const place of [same[0], colleague[0]]) {
      if (place) kept.push({ ...place, end: place.start + length, patientId: visit.patientId })
    }
    proposals.set(visit.id, { id: visit.id, same, colleague })
  }
  return visits.flatMap(({ id }) => proposals.get(id) ?? [])
}
