import type { Language } from '../../write/notification.ts'

interface VisitLabels {
  /** The place of a visit that is not at the clinic. */
  place: Record<'video' | 'phone', string>
  /** The label of the way into the room. */
  join: string
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
    change: { move: 'Choose another time', cancel: 'Cancel the appointment' },
  },
  es: {
    place: {
      video: 'Será por videollamada. Con el enlace de abajo puedes entrar desde diez minutos antes.',
      phone: 'Será por teléfono: te llama la clínica.',
    },
    join: 'Entrar en la videollamada',
    change: { move: 'Elegir otra hora', cancel: 'Cancelar la cita' },
  },
}
