import type { Language } from '../../write/notification.ts'

/** What a patient's calendar program calls a visit. */
export const visitTitles: Record<Language, (visit: { doctorName: string; clinicName: string }) => string> = {
  en: ({ doctorName, clinicName }) => `Appointment with Dr. ${doctorName}, ${clinicName}`,
  es: ({ doctorName, clinicName }) => `Cita con ${doctorName}, ${clinicName}`,
}
