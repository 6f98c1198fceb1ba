import { clockMark } from '#contract/zone'
import type { Language, Letter, Meeting } from '../../write/notification.ts'

export interface Text {
  subject: string
  paragraphs: string[]
  /** What the recipient can do next. */
  action: { label: string; path: string } | null
}

interface Phrases {
  when(meeting: Meeting, startAt?: string): string
  booked(meeting: Meeting): Text
  cancelled(meeting: Meeting): Text
  rescheduled(meeting: Meeting, previousStartAt: string): Text
  /** To the doctor; whose visit it is stays behind the sign-in. */
  visitMoved(meeting: Meeting, previousStartAt: string): Text
  doctorDeleted(meeting: Meeting): Text
  geneticStudy(clinicName: string | null): Text
  patientLinked(clinicName: string): Text
  passwordReset(link: string): Text
}

const pathOf = (meeting: Meeting) => `/app/appointments/${encodeURIComponent(meeting.appointmentId)}`

function moment(locale: string, instant: string, timeZone: string): { day: string; time: string } {
  const date = new Date(instant)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone }).format(
    date,
  )
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(date),
    time: `${time} ${clockMark(date.getTime(), timeZone)}`.trimEnd(),
  }
}

const english: Phrases = {
  when({ city, timeZone, startAt }, other = startAt) {
    const { day, time } = moment('en-GB', other, timeZone)
    return `${day} at ${time} (local time in ${city})`
  },
  booked: (meeting) => ({
    subject: 'Your appointment is booked',
    paragraphs: [
      `Your appointment with Dr. ${meeting.doctorName} at ${meeting.clinicName} is on ${english.when(meeting)}.`,
      'If you cannot come, please cancel or move it in time, so that somebody else can have the slot.',
    ],
    action: { label: 'View your appointment', path: pathOf(meeting) },
  }),
  cancelled: (meeting) => ({
    subject: 'Your appointment was cancelled',
    paragraphs: [
      `Your appointment with Dr. ${meeting.doctorName} at ${meeting.clinicName} on ${english.when(meeting)} was cancelled.`,
      'You can book another one whenever it suits you.',
    ],
    action: { label: 'View your appointments', path: '/app/appointments' },
  }),
  rescheduled: (meeting, previousStartAt) => ({
    subject: 'Your appointment was moved',
    paragraphs: [
      `Your appointment with Dr. ${meeting.doctorName} at ${meeting.clinicName} is now on ${english.when(meeting)}.`,
      `It was on ${english.when(meeting, previousStartAt)}.`,
    ],
    action: { label: 'View your appointment', path: pathOf(meeting) },
  }),
  visitMoved: (meeting, previousStartAt) => ({
    subject: 'An appointment in your calendar was moved',
    paragraphs: [
      `An appointment with you at ${meeting.clinicName} is now on ${english.when(meeting)}.`,
      `It was on ${english.when(meeting, previousStartAt)}.`,
    ],
    action: { label: 'View the appointment', path: pathOf(meeting) },
  }),
  doctorDeleted: (meeting) => ({
    subject: 'Your appointment was cancelled',
    paragraphs: [
      `Dr. ${meeting.doctorName} no longer works at ${meeting.clinicName}, so your appointment on ${english.when(meeting)} was cancelled.`,
      'You can book with another doctor of the clinic.',
    ],
    action: { label: 'Search for a doctor', path: '/app/search-staff' },
  }),
  geneticStudy: (clinicName) => ({
    subject: 'Ask your doctor about your study',
    paragraphs: [
      `${clinicName ?? 'Your clinic'} has looked at a study of yours. For your privacy its results are not in this message.`,
      'They are not kept in your account either: ask your doctor for them, at your next visit or by telephone.',
    ],
    action: { label: 'See your appointments', path: '/app/appointments' },
  }),
  patientLinked: (clinicName) => ({
    subject: 'A clinic has added you to its patients',
    paragraphs: [
      `${clinicName} has added you to its patients, by your DNI and birthdate. Its staff can now see your clinical history.`,
      'You see who opens it in your profile. If you do not know why you were added, ask the clinic.',
    ],
    action: { label: 'Open your profile', path: '/app/patients/edit' },
  }),
  passwordReset: (link) => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link below works once and for 30 minutes.',
      'If it was not you, ignore this message: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', path: link },
  }),
}

/** Names without 'Dr.': in Spanish the title has a gender, and nobody's is known. */
const spanish: Phrases = {
  when({ city, timeZone, startAt }, other = startAt) {
    const { day, time } = moment('es-ES', other, timeZone)
    return `${day} a las ${time} (hora local de ${city})`
  },
  booked: (meeting) => ({
    subject: 'Tu cita está reservada',
    paragraphs: [
      `Tu cita con ${meeting.doctorName} en ${meeting.clinicName} es el ${spanish.when(meeting)}.`,
      'Si no puedes acudir, cancélala o cámbiala con tiempo para que otra persona aproveche la hora.',
    ],
    action: { label: 'Ver tu cita', path: pathOf(meeting) },
  }),
  cancelled: (meeting) => ({
    subject: 'Tu cita se ha cancelado',
    paragraphs: [
      `Tu cita con ${meeting.doctorName} en ${meeting.clinicName} del ${spanish.when(meeting)} se ha cancelado.`,
      'Puedes pedir otra cuando te convenga.',
    ],
    action: { label: 'Ver tus citas', path: '/app/appointments' },
  }),
  rescheduled: (meeting, previousStartAt) => ({
    subject: 'Tu cita ha cambiado de hora',
    paragraphs: [
      `Tu cita con ${meeting.doctorName} en ${meeting.clinicName} es ahora el ${spanish.when(meeting)}.`,
      `Antes era el ${spanish.when(meeting, previousStartAt)}.`,
    ],
    action: { label: 'Ver tu cita', path: pathOf(meeting) },
  }),
  visitMoved: (meeting, previousStartAt) => ({
    subject: 'Una cita de tu agenda ha cambiado de hora',
    paragraphs: [
      `Una cita contigo en ${meeting.clinicName} es ahora el ${spanish.when(meeting)}.`,
      `Antes era el ${spanish.when(meeting, previousStartAt)}.`,
    ],
    action: { label: 'Ver la cita', path: pathOf(meeting) },
  }),
  doctorDeleted: (meeting) => ({
    subject: 'Tu cita se ha cancelado',
    paragraphs: [
      `${meeting.doctorName} ya no trabaja en ${meeting.clinicName}, por lo que tu cita del ${spanish.when(meeting)} se ha cancelado.`,
      'Puedes pedir cita con otro profesional de la clínica.',
    ],
    action: { label: 'Buscar médico', path: '/app/search-staff' },
  }),
  geneticStudy: (clinicName) => ({
    subject: 'Pregunta a tu médico por tu estudio',
    paragraphs: [
      `${clinicName ?? 'Tu clínica'} ha revisado un estudio tuyo. Por tu privacidad, los resultados no figuran en este mensaje.`,
      'Tampoco se guardan en tu cuenta: pídeselos a tu médico en la próxima cita o por teléfono.',
    ],
    action: { label: 'Ver tus citas', path: '/app/appointments' },
  }),
  patientLinked: (clinicName) => ({
    subject: 'Una clínica te ha añadido a sus pacientes',
    paragraphs: [
      `${clinicName} te ha añadido a sus pacientes con tu DNI y tu fecha de nacimiento. Su personal ya puede ver tu historia clínica.`,
      'En tu perfil puedes ver quién la consulta. Si no sabes por qué te han añadido, pregunta a la clínica.',
    ],
    action: { label: 'Abrir tu perfil', path: '/app/patients/edit' },
  }),
  passwordReset: (link) => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien, esperamos que tú, ha pedido una contraseña nueva. El enlace sirve una sola vez, durante 30 minutos.',
      'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    action: { label: 'Elegir una contraseña nueva', path: link },
  }),
}

const phrases: Record<Language, Phrases> = { en: english, es: spanish }

export function textOf(letter: Letter): Text {
  const words = phrases[letter.language]
  switch (letter.kind) {
    case 'appointment-booked':
      return words.booked(letter.meeting)
    case 'appointment-cancelled':
      return words.cancelled(letter.meeting)
    case 'appointment-rescheduled':
      return words.rescheduled(letter.meeting, letter.previousStartAt)
    case 'doctor-rescheduled':
      return words.visitMoved(letter.meeting, letter.previousStartAt)
    case 'doctor-deleted':
      return words.doctorDeleted(letter.meeting)
    case 'genetic-study':
      return words.geneticStudy(letter.clinicName)
    case 'patient-linked':
      return words.patientLinked(letter.clinicName)
    case 'password-reset':
      return words.passwordReset(letter.link)
  }
}
