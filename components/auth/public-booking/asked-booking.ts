import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindsFor } from '@/lib/domain/visit-kind'
import { single } from '@/lib/routes'

type Kind = PublicClinic['kinds'][number]
type Doctors = PublicClinic['doctors']

/** The doctors who see patients of a kind; all of them while none is chosen. */
export const doctorsOf = (doctors: Doctors, kind: Kind | undefined): Doctors =>
  doctors.filter(({ specialty }) => !kind || kindsFor([kind], specialty).length > 0)

/** The doctor with the earliest free time. */
export const soonestOf = (doctors: Doctors) =>
  doctors
    .filter(({ nextFree }) => nextFree)
    .toSorted((one, other) => String(one.nextFree).localeCompare(String(other.nextFree)))[0]

export interface AskedBooking {
  /** Empty while it is to be chosen. */
  kindId: string
  /** Empty for anyone. */
  doctorId: string
  /** ISO instant of a time that was chosen elsewhere; empty otherwise. */
  start: string
}

/** The most types that are shown as rows; more of them are a list to open. */
export const fewKinds = 6

/**
 * The booking that an address asks for. Of a few kinds the one that is free soonest is chosen at first, so that its times
 * are there at once; a time only counts with the kind that it was asked for.
 */
export function askedBooking(
  { kinds, doctors }: Pick<PublicClinic, 'kinds' | 'doctors'>,
  query: Partial<Record<string, string | string[]>>,
  now: number,
): AskedBooking {
  const doctorId = single(query.doctor) ?? ''
  const asked = kinds.length === 1 ? kinds[0]?.id : single(query.kind)
  const soonest = soonestOf(doctors.filter(({ id }) => !doctorId || id === doctorId))
  const named = doctors.find(({ id }) => id === doctorId)
  const [fitting] = named ? kindsFor(kinds, named.specialty) : kinds
  const first = kinds.length <= fewKinds ? (soonest?.nextFreeKindId ?? fitting?.id) : null
  const kindId = asked ?? first ?? ''
  const start = single(query.slot) ?? ''
  const isBookable = Date.parse(start) > now && kinds.some(({ id }) => id === asked)
  return { kindId, doctorId, start: isBookable ? start : '' }
}
