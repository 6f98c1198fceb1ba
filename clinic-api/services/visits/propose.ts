import { minuteMs } from '#contract/durations'
import { type Interval, overlaps } from '#contract/slots'
import type { BookingWindow, StandingVisit } from '#contract/visit-rules'
import { freeSlots } from '../appointments/slots.ts'
import type { WantedVisit } from '../appointments/visit-length.ts'

/** A visit that loses its hours. Milliseconds. */
export interface Touched extends Interval {
  id: string
  doctorId: string
  patientId: string
  specialty: string
  length: WantedVisit
}

/** A doctor's calendar once the hours are gone. */
export interface DoctorPlan {
  id: string
  specialty: string
  timeZone: string
  shifts: readonly Interval[]
  busy: readonly StandingVisit[]
  off: readonly Interval[]
  /** Kept for somebody else who is about to confirm. */
  held?: readonly Interval[]
  /** When rooms and equipment are taken or closed, by their id. */
  taken?: ReadonlyMap<string, readonly Interval[]>
}

export interface World {
  doctors: readonly DoctorPlan[]
  /** Other visits of the patients, by patient: at this clinic, and at others, of which this one learns nothing. */
  patients: ReadonlyMap<string, { here: readonly Interval[]; elsewhere: readonly Interval[] }>
  window: BookingWindow
}

interface Place {
  doctorId: string
  start: number
}

export interface Proposal {
  id: string
  same: Place[]
  colleague: Place[]
  /** Start of the patient's other visit at the nearest time; null if there is none. */
  clash: number | null
}

const mostOffers = 3

/** Later times before earlier ones, and of each the nearest first. Milliseconds from the old time. */
const byDistance = (one: number, other: number) =>
  Number(one < 0) - Number(other < 0) || Math.abs(one) - Math.abs(other)

/**
 * Up to three free times for each visit, of its doctor and of a colleague of the same specialty: the nearest after the old
 * one, and only where they end the nearest before it. The first of each are kept for that visit alone, so that all of
 * them can be taken together, in the order of the old ones.
 */
export function propose(visits: readonly Touched[], world: World): Proposal[] {
  const { doctors, patients, window } = world
  const known = new Map<string, number[]>()
  const kept: (Interval & { doctorId: string; patientId: string })[] = []

  /** Times at which visits of that length can begin; computed once per length, because most are alike. */
  function freeOf(doctor: DoctorPlan, length: WantedVisit): number[] {
    const key = `${doctor.id}/${length.minutes}/${length.step}/${length.kindId}`
    const open = window.open + (length.rules?.noticeMinutes ?? 0) * minuteMs
    const starts =
      known.get(key) ?? freeSlots(doctor, length, { ...window, open }).toSorted((one, other) => one - other)
    known.set(key, starts)
    return starts
  }

  function offers({ start, patientId, length }: Touched, who: readonly DoctorPlan[]) {
    const slotAt = (from: number) => ({ start: from, end: from + length.minutes * minuteMs })
    const own = patients.get(patientId) ?? { here: [], elsewhere: [] }
    const at = (visits: readonly Interval[], from: number) =>
      visits.find((each) => overlaps(each, slotAt(from)))
    const nearest = (starts: readonly number[], most: number) => [
      ...starts.filter((from) => from >= start).slice(0, most),
      ...starts.filter((from) => from < start).slice(-most),
    ]
    const inOrder = (places: Place[]) =>
      places.toSorted((one, other) => byDistance(one.start - start, other.start - start))
    const agendas = who.map((doctor) => {
      const doctorId = doctor.id
      const taken = kept.filter((each) => each.doctorId === doctorId || each.patientId === patientId)
      const open = freeOf(doctor, length).filter(
        (from) => !taken.some((each) => overlaps(each, slotAt(from))),
      )
      return { open, placeAt: (from: number) => ({ doctorId, start: from }) }
    })
    const [wanted] = inOrder(agendas.flatMap(({ open, placeAt }) => nearest(open, 1).map(placeAt)))
    const places = agendas.flatMap(({ open, placeAt }) =>
      nearest(
        open.filter((from) => !at(own.here, from) && !at(own.elsewhere, from)),
        mostOffers,
      ).map(placeAt),
    )
    return {
      places: inOrder(places).slice(0, mostOffers),
      clash: (wanted && at(own.here, wanted.start)?.start) ?? null,
    }
  }

  const proposals = new Map<string, Proposal>()
  for (const visit of visits.toSorted((one, other) => one.start - other.start)) {
    const { patientId, length } = visit
    const own = doctors.filter(({ id }) => id === visit.doctorId)
    const others = doctors.filter(
      ({ id, specialty }) => id !== visit.doctorId && specialty === visit.specialty,
    )
    const { places: same, clash } = offers(visit, own)
    const { places: colleague, clash: elsewhere } = offers(visit, others)
    for (const place of [same[0], colleague[0]]) {
      if (place) kept.push({ ...place, end: place.start + length.minutes * minuteMs, patientId })
    }
    proposals.set(visit.id, {
      id: visit.id,
      same,
      colleague,
      clash: clash ?? (same.length > 0 ? null : elsewhere),
    })
  }
  return visits.flatMap(({ id }) => proposals.get(id) ?? [])
}
