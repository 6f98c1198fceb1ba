import type { Island, LocalHoliday, Region } from '#contract/regions'
import type { Specialty } from '#contract/specialties'

export interface ClinicName {
  id: string
  name: string
  city: string
  timeZone: string
}

/** One to choose from. */
export interface ListedClinic extends ClinicName {
  /** The specialties of its doctors; absent where the server does not say. */
  specialties?: Specialty[] | undefined
}

export interface Clinic extends ClinicName {
  district: string
  postalCode: string
  countryCode: string
  /** Its code in ISO 3166-2. */
  region?: Region | null | undefined
  island?: Island | null | undefined
  localHolidays?: LocalHoliday[] | undefined
  street?: string | null | undefined
  phone?: string | null | undefined
  /** A line a weekday, Monday first, '' when closed. */
  openingHours?: string[] | null | undefined
  /** Idle minutes until the staff's screens show patients by their initials; 0 never. */
  discreetAfterMinutes?: number | undefined
  /** How many visits to come a patient may have booked themselves. */
  mostOpenVisits?: number | undefined
  /** For how many years from discharge it keeps records. */
  recordYears?: number | undefined
  /** Whether patients may register themselves. */
  selfRegistration?: boolean | undefined
  parentsAddChildren?: boolean | undefined
  /** The address of its public page, and whether search engines are told of it. */
  slug?: string | null | undefined
  listed?: boolean | undefined
  /** Origins of websites that may show its booking in a frame. */
  embedOrigins?: string[] | undefined
  /** Whether its staff need a second factor, and stronger passwords. */
  staffSecondFactor?: boolean | undefined
  strictPasswords?: boolean | undefined
  planId: string
  active: boolean
  slotMinutes: number
  /** Number of users that a plan is paid for; for those who may pay. */
  users?: number | undefined
  version: number
}
