import type { PatientStatus } from '#contract/patients'

export interface PatientRow {
  id: string
  name: string
  surname: string
  /** `yyyy-MM-dd` */
  birthdate: string
  status: PatientStatus | null
}

export interface Patient extends PatientRow {
  dni: string
  city: string
  email: string
  username: string
  userId: string
}

export interface PatientPage {
  patients: PatientRow[]
  nextCursor: string | null
  /** Counted up to 1 000. */
  total: number
  more: boolean
}
