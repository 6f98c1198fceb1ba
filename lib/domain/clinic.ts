export interface ClinicName {
  id: string
  name: string
  city: string
  timeZone: string
}

export interface Clinic extends ClinicName {
  district: string
  postalCode: string
  countryCode: string
  planId: string
  active: boolean
  slotMinutes: number
  /** Whom a plan is paid for; known to those who may pay. */
  users?: number | undefined
  version: number
}
