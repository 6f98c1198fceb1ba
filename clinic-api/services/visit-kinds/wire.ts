import type { Specialty } from '#contract/specialties'
import type { VisitKind } from '#contract/visit-kinds'
import type { KindRecord } from './queries.ts'

export function toWireKind({ id: _id, specialties, ...record }: KindRecord): VisitKind {
  const { clinicId, nameEn, nameEs, minutes, online, colour, version } = record
  // Stored as they came through the contract.
  const listed = specialties as Specialty[]
  return { _id, clinicId, nameEn, nameEs, minutes, specialties: listed, online, colour, version }
}
