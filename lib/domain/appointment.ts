import type { AppointmentStatus } from '#contract/appointments'
import type { Specialty } from '#contract/specialties'

/** A visit. `start` and `end` are ISO instants; times are shown in `timeZone`, the clinic's. */
export interface Appointment {
  id: string
  patientId: string
  clinicId: string
  doctorId: string
  specialty: Specialty | null
  type: string
  start: string
  end: string
  status: AppointmentStatus
  doctorName: string
  clinicName: string
  timeZone: string
  /** Known to staff only. */
  patientName: string | null
}

export interface AppointmentDetail extends Appointment {
  clinic: {
    id: string
    name: string
    city: string
    district: string
    postalCode: string
    countryCode: string
  }
  doctor: { id: string; name: string; surname: string }
  /** Known to its doctor only. */
  patient: { id: string; name: string; surname: string; birthdate: string } | null
}
