import type { AccessBasis } from '#contract/record-access'

/** A clinic that may open a record, or that no longer may. Instants are ISO texts. */
export interface ClinicAccess {
  clinicId: string
  name: string
  timeZone: string
  since: string
  why: AccessBasis
  open: boolean
  endedAt: string | null
}

/** An emergency that opened a record to a doctor for a while. */
export interface RecordEmergency {
  id: string
  at: string
  until: string
  doctorName: string
  clinicName: string
  timeZone: string
  reason: string
}

export interface RecordAccess {
  clinics: ClinicAccess[]
  emergencies: RecordEmergency[]
}
