import type { WithId } from '#contract/calls/call'
import type { ClinicRow, Clinic as WireClinic } from '#contract/clinics'

export type Clinic = WithId<WireClinic>

/** One to choose from; `specialties` of its doctors, absent where the server does not say. */
export type ListedClinic = WithId<ClinicRow>

export type ClinicName = Pick<ListedClinic, 'id' | 'name' | 'city' | 'timeZone'>
