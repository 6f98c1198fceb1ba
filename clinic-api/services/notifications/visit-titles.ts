import type { Language } from '../../write/notification.ts'

/** The title of a visit in a patient's calendar program. */
export const visitTitles: Record<Language, (visit: { doctorName: string; clinicName: string }) => string> = {
  en: ({ doctorName, clinicName }) => `Appointment with Dr. ${doctorName}, ${clinicName}`,
  es: ({ doctorName, clinicName }) => `Cita con ${doctorName}, ${clinicName}`,
}
