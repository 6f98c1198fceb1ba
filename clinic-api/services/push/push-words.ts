import type { Language } from '../../write/notification.ts'
import type { PushContent } from '../../write/queue-push.ts'
import { shortMoment } from '../channels/text-words.ts'

interface Shown {
  title: string
  body: string
  /** The page that opens. */
  href: string
}

/**
 * What a locked screen shows to whoever holds the device: a time, and no name of a person, a clinic or a specialty.
 */
export function pushWords(content: PushContent, language: Language): Shown {
  const isSpanish = language === 'es'
  const title = 'Consulta'
  switch (content.kind) {
    case 'reminder': {
      const { day, time } = shortMoment(language, content.start, content.timeZone)
      const body = isSpanish
        ? `Tienes una cita el ${day}, ${time}`
        : `You have an appointment on ${day}, ${time}`
      return { title, body, href: `/app/appointments/${encodeURIComponent(content.appointmentId)}` }
    }
    case 'slot-offered': {
      const { time } = shortMoment(language, content.expiresAt, content.timeZone)
      const body = isSpanish
        ? `Hay una hora libre para ti hasta las ${time}`
        : `A time is available for you until ${time}`
      return { title, body, href: content.href }
    }
    case 'message':
      return {
        title,
        body: isSpanish ? 'Tienes un mensaje nuevo' : 'You have a new message',
        href: content.href,
      }
  }
}
