import { isAnswerable, type TextChannel } from '#contract/channels'
import type { Language } from '../../write/notification.ts'
import type { TextContent, TextMeeting } from './content.ts'
import { inGsm, roomOfSms, septets, shortened } from './gsm.ts'

/** The shortest that is left of a clinic's name. */
const leastName = 12

interface Place {
  channel: TextChannel
  sender: string
  /** The short link; empty for a message without one. */
  link: string
  /** The code that proves a number, for the message that brings one. */
  code?: string
}

interface Worded {
  text: string
  /** Name and values of the approved WhatsApp template; null for an answer, which needs none. */
  template: { name: string; variables: string[] } | null
}

/** Day and time on the clinic's clock, short: `mar 24 nov 10:30`. */
export function shortMoment(
  language: Language,
  instant: string,
  timeZone: string,
): { day: string; time: string } {
  const locale = language === 'es' ? 'es-ES' : 'en-GB'
  const date = new Date(instant)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date).replace(/[.,]/g, '')
  const day = [part({ weekday: 'short' }), part({ day: 'numeric' }), part({ month: 'short' })].join(' ')
  return { day, time: part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) }
}

/** The message in its reader's language; an SMS in one part, for which the clinic's name is cut if need be. */
export function wordsOf(content: TextContent, place: Place): Worded {
  const say = content.language === 'es' ? spanish : english
  const clinic = clinicOf(content)
  const ways = forms(say, content, place)
  const text = place.channel === 'sms' ? fitting(clinic, ways) : (ways[0]?.(clinic) ?? '')
  return { text, template: templateOf(content, place.link) }
}

const clinicOf = (content: TextContent) =>
  'meeting' in content ? content.meeting.clinicName : content.clinicName

type Form = (clinic: string) => string

/** The same message from the longest to the shortest way to say it. */
function forms(say: Phrases, content: TextContent, { sender, link, code = '' }: Place): Form[] {
  switch (content.kind) {
    case 'visit-reminder': {
      const when = momentOf(content.language, content.meeting)
      const short = (clinic: string) => say.reminder(clinic, when, link)
      if (!isAnswerable(sender)) return [short]
      const asking = (clinic: string) => `${say.answerable(clinic, when, link)}`
      return [(clinic) => `${asking(clinic)} ${say.stop}`, asking, short]
    }
    case 'visit-booked':
      return [(clinic) => say.booked(clinic, momentOf(content.language, content.meeting), link)]
    case 'visit-moved':
      return [(clinic) => say.moved(clinic, momentOf(content.language, content.meeting), link)]
    case 'visit-cancelled':
      return [(clinic) => say.cancelled(clinic, momentOf(content.language, content.meeting), link)]
    case 'slot-offered': {
      const { until, ...when } = offeredMoment(content)
      return [(clinic) => say.offered(clinic, when, until, link)]
    }
    case 'visit-link':
      return [(clinic) => say.link(clinic, momentOf(content.language, content.meeting), link)]
    case 'which-visit': {
      const all = content.visits.map(({ startAt }, index) => {
        const { day, time } = shortMoment(content.language, startAt, content.timeZone)
        return `${letterOf(index)}) ${day} ${time}`
      })
      return [(clinic) => say.which(clinic, all)]
    }
    case 'number-question':
      return [(clinic) => say.numberQuestion(clinic)]
    case 'phone-code':
      return [(clinic) => say.code(clinic, code)]
    case 'booking-link': {
      const { language, visitAt, expiresAt, timeZone } = content
      const until = shortMoment(language, expiresAt, timeZone).time
      const when = shortMoment(language, visitAt, timeZone)
      return [(clinic) => say.booking(clinic, when, until, link)]
    }
    case 'stopped':
      return [(clinic) => say.stopped(clinic)]
  }
}

/** The time that is offered, and the time of day until which it is kept. */
function offeredMoment({
  language,
  startAt,
  expiresAt,
  timeZone,
}: Extract<TextContent, { kind: 'slot-offered' }>) {
  return {
    ...shortMoment(language, startAt, timeZone),
    until: shortMoment(language, expiresAt, timeZone).time,
  }
}

const momentOf = (language: Language, { startAt, timeZone }: TextMeeting) =>
  shortMoment(language, startAt, timeZone)

export const letterOf = (index: number) => String.fromCharCode(65 + index)

/** The first form that fits with the whole name; else the last one, with as much of the name as fits. */
function fitting(clinic: string, ways: readonly Form[]): string {
  const name = inGsm(clinic).trim()
  for (const way of ways) {
    const text = inGsm(way(name))
    if (septets(text) <= roomOfSms) return text
  }
  for (const way of ways) {
    const room = roomOfSms - septets(inGsm(way('')))
    if (room >= leastName) return inGsm(way(shortened(name, room)))
  }
  const last = ways.at(-1)
  return last ? inGsm(last(shortened(name, leastName))) : ''
}

const templates: Partial<Record<TextContent['kind'], string>> = {
  'visit-reminder': 'reminder',
  'visit-booked': 'booked',
  'visit-moved': 'moved',
  'visit-cancelled': 'cancelled',
}

function templateOf(content: TextContent, link: string): Worded['template'] {
  const name = templates[content.kind]
  if (name && 'meeting' in content) {
    const { day, time } = momentOf(content.language, content.meeting)
    return { name: `${name}.${content.language}`, variables: [clinicOf(content), day, time, link] }
  }
  if (content.kind === 'slot-offered') {
    const { day, time, until } = offeredMoment(content)
    return { name: `offer.${content.language}`, variables: [clinicOf(content), day, time, until, link] }
  }
  if (content.kind === 'number-question')
    return { name: `question.${content.language}`, variables: [content.clinicName] }
  return null
}

interface When {
  day: string
  time: string
}

interface Phrases {
  reminder(clinic: string, when: When, link: string): string
  answerable(clinic: string, when: When, link: string): string
  booked(clinic: string, when: When, link: string): string
  moved(clinic: string, when: When, link: string): string
  cancelled(clinic: string, when: When, link: string): string
  offered(clinic: string, when: When, until: string, link: string): string
  stop: string
  link(clinic: string, when: When, link: string): string
  which(clinic: string, visits: readonly string[]): string
  numberQuestion(clinic: string): string
  code(clinic: string, code: string): string
  booking(clinic: string, when: When, until: string, link: string): string
  stopped(clinic: string): string
}

const english: Phrases = {
  reminder: (clinic, { day, time }, link) =>
    `${clinic}: appointment ${day}, ${time}. Confirm or change: ${link}`,
  answerable: (clinic, { day, time }, link) =>
    `${clinic}: appointment ${day}, ${time}. Reply YES to confirm, NO to change. ${link}`,
  booked: (clinic, { day, time }, link) =>
    `${clinic}: appointment booked for ${day}, ${time}. See or change: ${link}`,
  moved: (clinic, { day, time }, link) =>
    `${clinic}: your appointment is now ${day}, ${time}. See or change: ${link}`,
  cancelled: (clinic, { day, time }, link) =>
    `${clinic}: your appointment on ${day}, ${time} is cancelled. ${link}`,
  offered: (clinic, { day, time }, until, link) =>
    `${clinic}: ${day}, ${time} is free, kept for you until ${until}. Take it: ${link}`,
  stop: 'STOP to end',
  link: (clinic, { day, time }, link) =>
    `${clinic}: to move or cancel your appointment on ${day}, ${time}: ${link}`,
  which: (clinic, visits) => `${clinic}: which one? ${visits.join(', ')}. Reply with the letter.`,
  numberQuestion: (clinic) =>
    `${clinic}: may we send reminders to this number? Reply YES. If it is not yours, reply STOP.`,
  code: (clinic, code) =>
    `${clinic}: ${code} is your code to verify this number. Valid for 10 minutes. Do not share it.`,
  booking: (clinic, { day, time }, until, link) =>
    `${clinic}: confirm your appointment on ${day}, ${time} by ${until}: ${link}`,
  stopped: (clinic) => `${clinic}: you will get no more messages here.`,
}

const spanish: Phrases = {
  reminder: (clinic, { day, time }, link) =>
    `${clinic}: cita el ${day}, ${time}. Confirmar o cambiar: ${link}`,
  answerable: (clinic, { day, time }, link) =>
    `${clinic}: cita el ${day}, ${time}. Responde SI para confirmar, NO para cambiar. ${link}`,
  booked: (clinic, { day, time }, link) =>
    `${clinic}: cita reservada el ${day}, ${time}. Ver o cambiar: ${link}`,
  moved: (clinic, { day, time }, link) =>
    `${clinic}: tu cita es ahora el ${day}, ${time}. Ver o cambiar: ${link}`,
  cancelled: (clinic, { day, time }, link) =>
    `${clinic}: tu cita del ${day}, ${time} está cancelada. ${link}`,
  offered: (clinic, { day, time }, until, link) =>
    `${clinic}: hora libre el ${day}, ${time}, para ti hasta las ${until}. Aceptar: ${link}`,
  stop: 'BAJA para no recibir',
  link: (clinic, { day, time }, link) =>
    `${clinic}: para cambiar o cancelar la cita del ${day}, ${time}: ${link}`,
  which: (clinic, visits) => `${clinic}: ¿cuál? ${visits.join(', ')}. Responde con la letra.`,
  numberQuestion: (clinic) =>
    `${clinic}: ¿te enviamos recordatorios a este número? Responde SI. Si no es tuyo, responde BAJA.`,
  code: (clinic, code) =>
    `${clinic}: ${code} es tu código para verificar este número. Caduca en 10 minutos. No lo compartas.`,
  booking: (clinic, { day, time }, until, link) =>
    `${clinic}: confirma antes de las ${until} tu cita del ${day}, ${time}: ${link}`,
  stopped: (clinic) => `${clinic}: no recibirás más mensajes aquí.`,
}
