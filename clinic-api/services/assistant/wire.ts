import type { Answer } from '#contract/assistant'
import type { TreatmentRecord } from '../histories/treatments.ts'
import type { Place } from './places.ts'

export function toWireHours(places: readonly Place[]): Answer {
  const clinics = places.map(({ id: _id, name, openingHours }) => ({ _id, name, openingHours }))
  return { about: 'opening-hours', clinics }
}

export function toWireTreatments(patientId: string, rows: readonly TreatmentRecord[]): Answer {
  const treatments = rows.map(({ id: _id, name, instructions, endDate }) => ({
    _id,
    name,
    instructions,
    endDate,
  }))
  return { about: 'treatments', patientId, treatments }
}
