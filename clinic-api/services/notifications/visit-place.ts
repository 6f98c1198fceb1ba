import type { VisitPlace } from '#contract/visit-kinds'
import type { Language } from '../../write/notification.ts'

interface Place {
  where: VisitPlace
  clinicName: string
  city: string
}

const words = {
  en: { video: 'Video call', phone: 'Phone call' },
  es: { video: 'Videollamada', phone: 'Llamada telefónica' },
} as const

/** The location of a visit for calendar programs. */
export function locationOf({ where, clinicName, city }: Place, language: Language): string {
  return where === 'clinic' ? `${clinicName}, ${city}` : words[language][where]
}
