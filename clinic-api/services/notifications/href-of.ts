import type { Notice } from '#contract/notifications'

/** The page of the web that shows what a notice is about. */
export function hrefOf(about: Notice, toPatient: boolean): string {
  switch (about.kind) {
    case 'visit-booked':
    case 'visit-moved':
    case 'visit-cancelled':
    case 'visit-confirmed':
    case 'visit-handed-over':
      return `/app/appointments/${encodeURIComponent(about.appointmentId)}`
    case 'slot-offered':
      return about.appointmentId
        ? `/app/appointments/${encodeURIComponent(about.appointmentId)}`
        : '/app/appointments'
    case 'image-added':
    case 'analytic-added':
    case 'fastq-requested':
    case 'fastq-stored':
    case 'study-reviewed':
    case 'correction-asked':
    case 'correction-decided':
    case 'mail-refused':
      return `/app/history/${encodeURIComponent(about.patientId)}`
    case 'details-changed':
      return '/app/patients/edit#changes'
    case 'record-opened':
      return '/app/patients/edit#access'
    case 'password-changed':
    case 'two-factor-on':
    case 'two-factor-off':
      return toPatient ? '/app/patients/edit' : '/app/staff/me'
    case 'channels-cap':
      return '/app/clinics/edit#channels'
    case 'hours-changed':
      return '/app/calendar'
    case 'message':
      return `/app/messages/${encodeURIComponent(about.threadId)}`
  }
}
