import type { IdentityDocument } from '#contract/document-kinds'
import type { PatientSheet } from '#contract/patient-sheet'
import type { PatientStatus } from '#contract/patients'

export interface PatientRow {
  id: string
  name: string
  surname: string
  /** `yyyy-MM-dd` */
  birthdate: string
  dni: string
  document: IdentityDocument
  phone: string | null
  status: PatientStatus | null
  /** The day of their death, `yyyy-MM-dd`; null for the living. */
  deceasedOn?: string | null | undefined
  /** Whether the desk still has to say who they are. */
  toVerify?: boolean | undefined
}

/** Somebody who may be the person that is being registered. */
export type SimilarPatient = Pick<PatientRow, 'id' | 'name' | 'surname' | 'birthdate' | 'dni' | 'document'>

/** A row of the list. The visits are those at the reader's clinic, as ISO instants, on the clock of `timeZone`. */
export interface ListedPatient extends PatientRow {
  lastVisit: string | null
  nextVisit: string | null
  timeZone: string | null
}

/** Somebody's own record, or as staff see it. */
export interface Patient extends PatientRow, Partial<PatientSheet> {
  city: string
  email: string
  username: string
  userId: string
  /** The record that this one has become part of. */
  mergedInto?: string | null | undefined
  /** For staff: the number that their next correction names. */
  version?: number | undefined
}

export interface PatientPage {
  patients: ListedPatient[]
  nextCursor: string | null
  /** Counted up to 1 000. */
  total: number
  more: boolean
}
