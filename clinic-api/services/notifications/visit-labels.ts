import type { Language } from '../../write/notification.ts'

interface VisitLabels {
  /** The place of a visit that is not at the clinic. */
  place: Record<'video' | 'phone', string>
  /** The label of the way into the room. */
  join: string
  /** The place of a visit that is not at the clinic, in a line of its own. */
  placeLine: Record<'video' | 'phone', string>
  when(at: { day: string; time: string }): string
  zone(city: string): string
  /** The time that the visit had before it was moved. */
  before(when: string): string
  doctor(name: string): string
  phone(number: string): string
  addToCalendar: string
  /** The labels of the ways to move and cancel a visit. */
  change: Record<'move' | 'cancel', string>
}

export const visitLabels: Record<Language, VisitLabels> = {
  en: {
    place: {
      video: 'It takes place by video. The link below lets you in from ten minutes before.',
      phone: 'It takes place by phone: the clinic calls you.',
    },
    join: 'Join the video call',
    placeLine: { video: 'By video call', phone: 'By phone' },
    when: ({ day, time }) => `${day} at ${time}`,
    zone: (city) => `(local time in ${city})`,
    before: (when) => `Before: ${when}`,
    doctor: (name) => `Dr. ${name}`,
    phone: (number) => `Phone: ${number}`,
    addToCalendar: 'Add to your calendar',
    change: { move: 'Choose another time', cancel: 'Cancel the appointment' },
  },
  es: {
    place: {
      video: 'Será por videollamada. Con el enlace de abajo puedes entrar desde diez minutos antes.',
      phone: 'Será por teléfono: te llama la clínica.',
    },
    join: 'Entrar en la videollamada',
    placeLine: { video: 'Por videollamada', phone: 'Por teléfono' },
    when: ({ day, time }) => `${day} a las ${time}`,
    zone: (city) => `(hora local de ${city})`,
    before: (when) => `Antes: ${when}`,
    doctor: (name) => name,
    phone: (number) => `Teléfono: ${number}`,
    addToCalendar: 'Añadir a tu calendario',
    change: { move: 'Elegir otra hora', cancel: 'Cancelar la cita' },
  },
}
