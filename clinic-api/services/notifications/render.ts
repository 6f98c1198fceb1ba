import type { StoppableMail } from '#contract/stop-links'
import type { Mail } from '../../ports/mailer.ts'
import type { Language, Letter } from '../../write/notification.ts'
import { asHtml, asText, type MailContent } from './mail-layout.ts'
import { textOf } from './texts.ts'

const product = 'Consulta'

const closings: Record<Language, string> = {
  en: `${product}. This message was sent automatically; answers to it are not read.`,
  es: `${product}. Este mensaje se ha enviado automáticamente; no se leen las respuestas.`,
}

const stopLabels: Record<Language, Record<StoppableMail, string>> = {
  en: {
    visits: 'Stop mails about appointments that are booked, moved or cancelled',
    offers: 'Stop mails about times that come free',
    files: 'Stop mails about files and studies',
    record: 'Stop mails about emergencies and corrections of records',
    messages: 'Stop mails about new messages',
    hours: 'Stop mails about changes of your working hours',
    reminders: 'Stop reminders of appointments',
    summary: 'Stop the summary of the day',
  },
  es: {
    visits: 'No recibir más correos sobre citas reservadas, cambiadas o canceladas',
    offers: 'No recibir más correos sobre horas que quedan libres',
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
  { appUrl, stop = null, about = {} }: { appUrl: string; stop?: Stop | null; about?: AboutSomebody },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language } = letter
  const { actions, ...text } = textOf(letter)
  const subject = about.of ? `${text.subject} (${about.of})` : text.subject
  const paragraphs = [...linesAbout[language](about), ...text.paragraphs]
  const linkTo = (label: string, path: string) => ({ label, url: new URL(path, appUrl).toString() })
  const content: MailContent = {
    language,
    sender: clinicOf(letter) ?? product,
    subject,
    paragraphs,
    actions: actions.map(({ label, path }) => linkTo(label, path)),
    closing: closings[language],
    stop: stop && linkTo(stopLabels[language][stop.stops], stop.path),
  }
  return { subject, text: asText(content), html: asHtml(content) }
}

/** The clinic that a mail comes from; null for mails that are only about an account. */
function clinicOf(letter: Letter): string | null {
  if ('meeting' in letter) return letter.meeting.clinicName
  return 'clinicName' in letter ? letter.clinicName : null
}
