import type { Notice, NoticeKind } from '#contract/notifications'
import type { Language, Letter, Meeting } from '../../write/notification.ts'
import type { MailClinic } from './clinic-of-mail.ts'
import { renderMail } from './render.ts'
import { stoppableAs } from './stoppable.ts'

const meeting: Meeting = {
  appointmentId: '01a1f934-e6d7-7232-847b-940e0cd59883',
  doctorName: 'Elena Ruiz Prat',
  clinicName: 'Clínica Retiro',
  city: 'Madrid',
  timeZone: 'Europe/Madrid',
  startAt: '2026-11-24T09:30:00.000Z',
  calendar: '/api/visit-links/a/calendar',
}

/** The clinic of the samples. */
export const sampleClinic: MailClinic = {
  address: 'Calle de Alcalá 99, 28009 Madrid',
  phone: '910 000 000',
  token: 'clinic',
}
const previousStartAt = '2026-11-23T11:00:00.000Z'
const { appointmentId, clinicName, timeZone, doctorName, startAt } = meeting
const profile = '/app/patients/edit#account'
const visit = { appointmentId, start: startAt, timeZone, doctorName }
const record = { patientId: '01a1f934-e6d7-7232-847b-940e0cd59884' }
const threadId = '01a1f934-e6d7-7232-847b-940e0cd59885'
const expiresAt = '2026-11-22T09:45:00.000Z'

const notices: { [Kind in NoticeKind]: Notice & { kind: Kind } } = {
  'visit-booked': { kind: 'visit-booked', ...visit },
  'visit-moved': { kind: 'visit-moved', ...visit, previousStart: previousStartAt },
  'visit-cancelled': { kind: 'visit-cancelled', ...visit },
  'visit-confirmed': { kind: 'visit-confirmed', ...visit },
  'visit-handed-over': { kind: 'visit-handed-over', ...visit },
  'slot-offered': { kind: 'slot-offered', offerId: 'offer', ...visit, expiresAt },
  'image-added': { kind: 'image-added', ...record },
  'analytic-added': { kind: 'analytic-added', ...record },
  'fastq-requested': { kind: 'fastq-requested', ...record },
  'fastq-stored': { kind: 'fastq-stored', ...record },
  'study-reviewed': { kind: 'study-reviewed', ...record },
  'password-changed': { kind: 'password-changed' },
  'two-factor-on': { kind: 'two-factor-on' },
  'two-factor-off': { kind: 'two-factor-off' },
  'hours-changed': { kind: 'hours-changed' },
  message: { kind: 'message', threadId },
  'mail-refused': { kind: 'mail-refused', ...record },
  'channels-cap': { kind: 'channels-cap', isReached: false },
  'correction-asked': { kind: 'correction-asked', ...record },
  'correction-decided': { kind: 'correction-decided', ...record },
  'details-changed': { kind: 'details-changed', ...record },
  'record-opened': { kind: 'record-opened', doctorName, clinicName, timeZone, until: expiresAt },
}

const offer = { ...meeting, offerId: 'offer', expiresAt, links: { accept: '/visit/a', decline: '/visit/b' } }
const place = { clinicName, city: meeting.city, timeZone, doctorName }
const joining = { clinicName, signUpId: 'sign-up', link: '/join/a' }
const ending = { clinicName, timeZone, endsAt: '2026-11-30T12:00:00.000Z' }
const summary = { clinicName, timeZone, day: '2026-11-24' }
const nothing = { visits: 0, booked: 0, moved: 0, cancelled: 0, messages: 0 }

/** Every mail there is, each in all that it can say. */
export const mailSamples: { [Kind in Letter['kind']]: (language: Language) => Letter[] } = {
  'appointment-booked': (language) => [
    { kind: 'appointment-booked', language, meeting },
    { kind: 'appointment-booked', language, meeting, by: 'Carmen Ortega' },
    { kind: 'appointment-booked', language, meeting, own: { move: '/visit/a', cancel: '/visit/b' } },
  ],
  'booking-held': (language) => [
    {
      kind: 'booking-held',
      language,
      ...place,
      bookingId: 'booking',
      startAt,
      expiresAt,
      link: '/booking/a',
    },
  ],
  'appointment-cancelled': (language) => [{ kind: 'appointment-cancelled', language, meeting }],
  'appointment-rescheduled': (language) => [
    { kind: 'appointment-rescheduled', language, meeting, previousStartAt },
  ],
  'doctor-rescheduled': (language) => [{ kind: 'doctor-rescheduled', language, meeting, previousStartAt }],
  'doctor-deleted': (language) => [{ kind: 'doctor-deleted', language, meeting }],
  'visit-reminder': (language) => [
    {
      kind: 'visit-reminder',
      language,
      meeting,
      links: { confirm: '/visit/a', move: '/visit/b', cancel: '/visit/c' },
    },
  ],
  'slot-offered': (language) => [
    { kind: 'slot-offered', language, ...offer },
    { kind: 'slot-offered', language, ...offer, instead: '2026-12-02T10:00:00.000Z' },
  ],
  'clinic-message': (language) => [{ kind: 'clinic-message', language, clinicName, threadId }],
  'patient-message': (language) => [{ kind: 'patient-message', language, clinicName, threadId }],
  notice: (language) =>
    Object.values(notices).map((about) => ({ kind: 'notice', language, about, toPatient: true })),
  'daily-summary': (language) => [
    {
      kind: 'daily-summary',
      language,
      ...summary,
      visits: 7,
      firstAt: '2026-11-24T08:00:00.000Z',
      booked: 3,
      moved: 1,
      cancelled: 2,
      messages: 1,
    },
    { kind: 'daily-summary', language, ...summary, ...nothing, messages: 2 },
  ],
  'genetic-study': (language) => [
    { kind: 'genetic-study', language, clinicName },
    { kind: 'genetic-study', language, clinicName: null },
  ],
  'patient-linked': (language) => [{ kind: 'patient-linked', language, clinicName }],
  'patient-invited': (language) => [
    { kind: 'patient-invited', language, clinicName, link: '/reset-password?token=a' },
  ],
  'doctor-invited': (language) => [
    { kind: 'doctor-invited', language, clinicName, link: '/reset-password?token=a' },
  ],
  'member-invited': (language) => [
    { kind: 'member-invited', language, clinicName, membershipId: 'a', link: '/invitations/a' },
  ],
  'patient-signed-up': (language) => [{ kind: 'patient-signed-up', language, ...joining }],
  'patient-joining': (language) => [{ kind: 'patient-joining', language, ...joining }],
  'already-registered': (language) => [{ kind: 'already-registered', language }],
  'password-reset': (language) => [{ kind: 'password-reset', language, link: '/reset-password?token=a' }],
  'contact-request': (language) => [
    { kind: 'contact-request', language, name: 'Ana Gil', email: 'ana@example.test', text: 'Hola' },
  ],
  'password-changed': (language) => [{ kind: 'password-changed', language }],
  'new-device': (language) => [
    {
      kind: 'new-device',
      language,
      browser: 'Firefox',
      system: 'Linux',
      address: '203.0.113.7',
      profile,
    },
    {
      kind: 'new-device',
      language,
      browser: null,
      system: null,
      address: '203.0.113.7',
      profile,
    },
  ],
  'factor-changed': (language) =>
    (['on', 'off', 'reset'] as const).map((change) => ({
      kind: 'factor-changed',
      language,
      profile,
      change,
    })),
  'passkey-changed': (language) =>
    (['added', 'removed'] as const).map((change) => ({
      kind: 'passkey-changed',
      language,
      profile,
      change,
      name: 'Portátil de casa',
    })),
  'plan-ending': (language) =>
    (['refunded', 'disputed'] as const).map((reason) => ({
      kind: 'plan-ending',
      language,
      ...ending,
      reason,
    })),
  'audit-anchors': (language) => [
    {
      kind: 'audit-anchors',
      language,
      day: '2026-11-24',
      anchors: [{ chain: 'installation', position: 41, hash: '9f86d081'.repeat(8) }],
    },
  ],
  'guardian-invited': (language) => [
    { kind: 'guardian-invited', language, clinicName, guardianId: 'tie', link: '/guardian/a' },
  ],
  'email-change': (language) => [{ kind: 'email-change', language, changeId: 'change', link: '/email/a' }],
  'email-changing': (language) => [
    { kind: 'email-changing', language, changeId: 'change', email: 'new@example.test', link: '/email/b' },
  ],
  'details-changed': (language) => [{ kind: 'details-changed', language, clinicName }],
  'guardian-ending': (language) =>
    [true, false].map((isPatient) => ({
      kind: 'guardian-ending',
      language,
      name: 'Lucía Gil',
      day: '2026-12-24',
      isPatient,
    })),
  'plan-ended': (language) => [{ kind: 'plan-ended', language, clinicName }],
  'plan-kept': (language) =>
    (['refunded', 'disputed'] as const).map((reason) => ({
      kind: 'plan-kept',
      language,
      clinicName,
      reason,
    })),
}

/** All of them as they are sent, for whoever wants to look at them. */
export function writtenSamples(language: Language) {
  return Object.entries(mailSamples).flatMap(([kind, make]) =>
    make(language).map((letter, index) => {
      const stops = stoppableAs(letter)
      const stop = stops && { stops, path: '/unsubscribe/a' }
      return {
        id: `${kind}-${index + 1}`,
        stops,
        ...renderMail(letter, { appUrl: 'https://consulta.test', stop, clinic: sampleClinic }),
      }
    }),
  )
}
