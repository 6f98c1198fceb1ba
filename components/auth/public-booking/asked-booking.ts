import type { PublicClinic } from '@/lib/domain/structured-clinic'
import { kindsFor } from '@/lib/domain/visit-kind'
import { single } from '@/lib/routes'

type Kind = PublicClinic['kinds'][number]
type Doctors = PublicClinic['doctors']

/** The doctors who see patients of a kind; all of them while none is chosen. */
export const doctorsOf = (doctors: Doctors, kind: Kind | undefined): Doctors =>
  doctors.filter(({ specialty }) => !kind || kindsFor([kind], specialty).length > 0)

export interface AskedBooking {
  /** Empty while it is to be chosen. */
  kindId: string
  /** Empty for anyone. */
  doctorId: string
  /** ISO instant of a time that was chosen elsewhere; empty otherwise. */
  start: string
}

/** The booking that an address asks for. A kind is chosen where there is no other, and a time only counts with one. */
export function askedBooking(
  kinds: readonly Kind[],
  query: Partial<Record<string, string | string[]>>,
  now: number,
): AskedBooking {
  const only = kinds.length === 1 ? kinds[0]?.id : undefined
  const kindId = only ?? single(query.kind) ?? ''
  const start = single(query.slot) ?? ''
  const isBookable = Date.parse(start) > now && kinds.some(({ id }) => id === kindId)
  return { kindId, doctorId: single(query.doctor) ?? '', start: isBookable ? start : '' }
}
