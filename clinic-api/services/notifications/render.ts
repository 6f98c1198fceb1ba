import type { StoppableMail } from '#contract/stop-links'
import type { Mail } from '../../ports/mailer.ts'
import type { Language, Letter } from '../../write/notification.ts'
import type { MailClinic } from './clinic-of-mail.ts'
import { asHtml, asText, type MailContent } from './mail-layout.ts'
import { textOf } from './texts.ts'
import { visitBlockOf } from './visit-block.ts'
import { visitLabels } from './visit-labels.ts'

const product = 'Consulta'

const closings: Record<Language, string> = {
  en: `${product}. This message was sent automatically. Please do not reply.`,
  es: `${product}. Este mensaje se ha enviado automáticamente. No respondas a este correo.`,
}

const stopLabels: Record<Language, Record<StoppableMail, string>> = {
  en: {
    visits: 'Stop emails about appointments that are booked, moved or cancelled',
    offers: 'Stop emails with waitlist offers',
    files: 'Stop emails about files and studies',
    record: 'Stop emails about emergencies and corrections of records',
    messages: 'Stop emails about new messages',
    hours: 'Stop emails about changes to your working hours',
    reminders: 'Stop reminders of appointments',
    summary: 'Stop the summary of the day',
  },
  es: {
    visits: 'No recibir más correos sobre citas reservadas, cambiadas o canceladas',
    offers: 'No recibir más correos con ofertas de la lista de espera',
    files: 'No recibir más correos sobre archivos y estudios',
    record: 'No recibir más correos sobre emergencias y correcciones de historiales',
    messages: 'No recibir más correos sobre mensajes nuevos',
    hours: 'No recibir más correos sobre cambios de tu horario',
    reminders: 'No recibir más recordatorios de citas',
    summary: 'No recibir más el resumen del día',
  },
}

/** The patient's name, in a mail to their guardian, and the name of the guardian who acted. */
export interface AboutSomebody {
  of?: string | undefined
  actedBy?: string | undefined
}

const linesAbout: Record<Language, (about: AboutSomebody) => string[]> = {
  en: ({ of, actedBy }) => [
    ...(of ? [`This message is about ${of}, for whom you act.`] : []),
    ...(actedBy ? [`${actedBy} did this.`] : []),
  ],
  es: ({ of, actedBy }) => [
    ...(of ? [`Este mensaje es sobre ${of}, en cuyo nombre actúas.`] : []),
    ...(actedBy ? [`Lo ha hecho ${actedBy}.`] : []),
  ],
}

/** The mails that this one can be stopped with, and the path that does it without signing in. */
export interface Stop {
  stops: StoppableMail
  path: string
}

/** The mail as plain text and as HTML; links lead to `appUrl`. */
export function renderMail(
  letter: Letter,
  { appUrl, stop = null, about = {}, clinic = null }: Sending,
): Pick<Mail, 'sender' | 'subject' | 'text' | 'html'> {
  const { language } = letter
  const { actions, ...text } = textOf(letter)
  const visit = visitBlockOf(letter, clinic)
  const title = about.of ? `${text.subject} (${about.of})` : text.subject
  const paragraphs = [...linesAbout[language](about), ...text.paragraphs]
  const linkTo = (label: string, path: string) => ({ label, url: urlOf(path, appUrl, clinic) })
  const name = clinicNameOf(letter)
  const content: MailContent = {
    language,
    sender: name ?? product,
    title,
    visit,
    paragraphs,
    contact: name && clinic && !visit ? contactOf(language, name, clinic) : null,
    actions: actions.map(({ label, path }) => linkTo(label, path)),
    closing: closings[language],
    stop: stop && linkTo(stopLabels[language][stop.stops], stop.path),
  }
  return {
    ...(name && { sender: name }),
    subject: visit ? `${title}: ${visit.short}` : title,
    text: asText(content),
    html: asHtml(content),
  }
}

interface Sending {
  appUrl: string
  stop?: Stop | null
  about?: AboutSomebody
  clinic?: MailClinic | null
}

/** Pages outside the sign-in are told from which clinic's mail somebody comes. */
function urlOf(path: string, appUrl: string, clinic: MailClinic | null): string {
  const url = new URL(path, appUrl)
  const isBehindSignIn = url.pathname === '/app' || url.pathname.startsWith('/app/')
  if (clinic && !isBehindSignIn && !url.pathname.startsWith('/api/'))
    url.searchParams.set('from', clinic.token)
  return url.toString()
}

function contactOf(language: Language, name: string, { address, phone }: MailClinic): string {
  return [name, address, ...(phone ? [visitLabels[language].phone(phone)] : [])].join('. ')
}

/** The clinic that a mail comes from; null for mails that are only about an account or a plan. */
function clinicNameOf(letter: Letter): string | null {
  if (letter.kind === 'plan-ending' || letter.kind === 'plan-ended' || letter.kind === 'plan-kept')
    return null
  if ('meeting' in letter) return letter.meeting.clinicName
  return 'clinicName' in letter ? letter.clinicName : null
}
