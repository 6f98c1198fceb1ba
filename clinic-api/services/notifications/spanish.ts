import { accountSpanish } from './account-spanish.ts'
import { isMailedByDefault, noticesInSpanish } from './notices.ts'
import {
  linesOfAnchors,
  moment,
  type Phrases,
  pathOf,
  pathOfNotice,
  sinceYesterday,
  whenIn,
} from './phrases.ts'

/** Names without 'Dr.': in Spanish the title has a gender, and nobody's is known. */
export const spanish: Phrases = {
  ...accountSpanish,
  when: (meeting, other) => whenIn('es', meeting, other),
  booked: (meeting, by) => ({
    subject: 'Tu cita está reservada',
    paragraphs: [
      ...(by ? [`${by}, de ${meeting.clinicName}, ha reservado una cita para ti.`] : []),
      'Si no puedes acudir, cancélala o cámbiala con tiempo para que otra persona aproveche la hora.',
    ],
    actions: [{ label: 'Ver tu cita', path: pathOf(meeting) }],
  }),
  cancelled: () => ({
    subject: 'Tu cita se ha cancelado',
    paragraphs: ['Puedes pedir otra cuando te convenga.'],
    actions: [{ label: 'Ver tus citas', path: '/app/appointments' }],
  }),
  rescheduled: (meeting) => ({
    subject: 'Tu cita ha cambiado de hora',
    paragraphs: ['Si la nueva hora no te viene bien, elige otra o cancela la cita.'],
    actions: [{ label: 'Ver tu cita', path: pathOf(meeting) }],
  }),
  visitMoved: (meeting) => ({
    subject: 'Una cita de tu agenda ha cambiado de hora',
    paragraphs: [],
    actions: [{ label: 'Ver la cita', path: pathOf(meeting) }],
  }),
  doctorDeleted: (meeting) => ({
    subject: 'Tu cita se ha cancelado',
    paragraphs: [
      `${meeting.doctorName} ya no trabaja en ${meeting.clinicName}.`,
      'Puedes pedir cita con otro médico de la clínica.',
    ],
    actions: [{ label: 'Buscar médico', path: '/app/search-staff' }],
  }),
  reminder: (links) => ({
    subject: 'Recordatorio de tu cita',
    paragraphs: [
      'Dile a la clínica si vas a acudir. Estos enlaces sirven solo para esta cita y no piden contraseña.',
    ],
    actions: [
      { label: 'Sí, acudiré', path: links.confirm },
      { label: 'Elegir otra hora', path: links.move },
      { label: 'Cancelar la cita', path: links.cancel },
    ],
  }),
  bookingHeld: (held) => ({
    subject: 'Confirma tu cita',
    paragraphs: [
      `Te guardamos esta hora hasta las ${moment('es-ES', held.expiresAt, held.timeZone).time}.`,
      'Confirma la cita con el botón de abajo. Hasta entonces no hay nada reservado.',
      'Si no has sido tú, ignora este mensaje: la hora queda libre de nuevo.',
    ],
    actions: [{ label: 'Confirmar la cita', path: held.link }],
  }),
  slotOffered: (offer) => ({
    subject: 'Ha quedado libre una hora para ti',
    paragraphs: [
      `Estás en la lista de espera. Te guardamos esta hora hasta las ${moment('es-ES', offer.expiresAt, offer.timeZone).time}.`,
      ...(offer.instead
        ? [`Si la aceptas, tu cita del ${spanish.when(offer, offer.instead)} pasa a esa hora.`]
        : []),
      'Si no respondes, se ofrece a la persona siguiente. Estos enlaces sirven solo para esta oferta y no piden contraseña.',
    ],
    actions: [
      { label: 'Aceptar esta hora', path: offer.links.accept },
      { label: 'No, gracias', path: offer.links.decline },
    ],
  }),
  geneticStudy: (clinicName) => ({
    subject: 'Pregunta a tu médico por tu estudio',
    paragraphs: [
      `${clinicName ?? 'Tu clínica'} ha revisado un estudio tuyo. Por tu privacidad, los resultados no figuran en este mensaje.`,
      'Tampoco se guardan en tu cuenta: pídeselos a tu médico en la próxima cita o por teléfono.',
    ],
    actions: [{ label: 'Ver tus citas', path: '/app/appointments' }],
  }),
  patientLinked: (clinicName) => ({
    subject: 'Una clínica te ha añadido a sus pacientes',
    paragraphs: [
      `${clinicName} te ha añadido a sus pacientes con tu DNI y tu fecha de nacimiento. Su personal ya puede ver tu historial clínico.`,
      'En tu perfil puedes ver quién lo consulta. Si no sabes por qué te han añadido, pregunta a la clínica.',
    ],
    actions: [{ label: 'Abrir tu perfil', path: '/app/patients/edit#readers' }],
  }),
  patientInvited: (clinicName, link) => ({
    subject: 'Elige una contraseña para tus citas',
    paragraphs: [
      `${clinicName} te ha registrado como paciente. Con tu propia contraseña puedes ver, reservar y cambiar tus citas.`,
      'El enlace sirve una sola vez, durante siete días. Después, pide otro con «¿Has olvidado la contraseña?» al iniciar sesión.',
      'Si no conoces la clínica, no hagas caso de este mensaje.',
    ],
    actions: [{ label: 'Elegir una contraseña', path: link }],
  }),
  doctorInvited: (clinicName, link) => ({
    subject: 'Elige una contraseña para empezar a trabajar',
    paragraphs: [
      `${clinicName} te ha dado de alta en su equipo médico. Con tu propia contraseña puedes ver tu agenda y a tus pacientes.`,
      'El enlace sirve una sola vez, durante siete días. Después, pide otro con «¿Has olvidado la contraseña?» al iniciar sesión.',
      'Si no conoces la clínica, no hagas caso de este mensaje.',
    ],
    actions: [{ label: 'Elegir una contraseña', path: link }],
  }),
  memberInvited: (clinicName, link) => ({
    subject: `${clinicName} te invita a su equipo`,
    paragraphs: [
      `${clinicName} quiere que trabajes con Consulta. En el enlace verás qué función tendrás. Si ya tienes cuenta, inicia sesión con ella para aceptar; si no, elige una contraseña.`,
      'El enlace sirve una sola vez, durante siete días. Después, pide otro a la clínica.',
      'Si no conoces la clínica, no hagas caso de este mensaje: nada cambia.',
    ],
    actions: [{ label: 'Ver la invitación', path: link }],
  }),
  patientSignedUp: (clinicName, link) => ({
    subject: 'Confirma tu registro',
    paragraphs: [
      `Hemos recibido una solicitud de registro en ${clinicName} con este correo electrónico. No se registra nada hasta que lo confirmes con la contraseña que elegiste.`,
      'El enlace sirve una sola vez, durante 24 horas.',
      'Si no has sido tú, no hagas nada: no se abre ninguna cuenta.',
    ],
    actions: [{ label: 'Confirmar tu registro', path: link }],
  }),
  patientJoining: (clinicName, link) => ({
    subject: '¿Quieres ser paciente de otra clínica?',
    paragraphs: [
      `Hemos recibido una solicitud para registrarte como paciente de ${clinicName}. Ya tienes una cuenta: si lo confirmas, el personal de ${clinicName} podrá ver tu historial clínico y tú podrás pedir cita allí.`,
      'El enlace sirve una sola vez, durante 24 horas.',
      'Si no has sido tú, no hagas nada: nada cambia.',
    ],
    actions: [{ label: 'Ser paciente de esta clínica', path: link }],
  }),
  passwordReset: (link) => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Hemos recibido una petición de contraseña nueva. El enlace sirve una sola vez, durante 30 minutos.',
      'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    actions: [{ label: 'Elegir una contraseña nueva', path: link }],
  }),
  planEnding: ({ clinicName, reason, endsAt, timeZone }) => ({
    subject: 'El plan de tu clínica está a punto de terminar',
    paragraphs: [
      reason === 'refunded'
        ? `Se ha devuelto el pago del plan de ${clinicName}.`
        : `El pago del plan de ${clinicName} se ha reclamado y el banco lo ha retirado.`,
      `El plan termina el ${moment('es-ES', endsAt, timeZone).day}; a partir de entonces los pacientes no podrán pedir cita. Si eliges un plan antes, nada cambia.`,
    ],
    actions: [{ label: 'Elegir un plan', path: '/app/plans' }],
  }),
  planEnded: (clinicName) => ({
    subject: 'El plan de tu clínica ha terminado',
    paragraphs: [
      `${clinicName} ya no tiene plan, así que los pacientes no pueden pedir cita. Las citas, los historiales y los horarios se conservan.`,
      'En cuanto elijas un plan, se podrá volver a pedir cita.',
    ],
    actions: [{ label: 'Elegir un plan', path: '/app/plans' }],
  }),
  planKept: ({ clinicName, reason }) => ({
    subject: 'El plan de tu clínica continúa',
    paragraphs: [
      reason === 'refunded'
        ? `La devolución del pago del plan de ${clinicName} no se ha completado.`
        : `La reclamación del pago del plan de ${clinicName} está resuelta y el pago es válido.`,
      'El pago vuelve a contar y el plan continúa. No hace falta pagar otra vez.',
    ],
    actions: [{ label: 'Ver el plan', path: '/app/plans' }],
  }),
  clinicMessage: (clinicName, path) => ({
    subject: 'Tienes un mensaje de tu clínica',
    paragraphs: [
      `${clinicName} te ha escrito. Para proteger tu privacidad, el mensaje no está en este correo.`,
      'Si necesitas ayuda inmediata, no escribas: llama al 112.',
    ],
    actions: [{ label: 'Leer el mensaje', path }],
  }),
  patientMessage: (clinicName, path) => ({
    subject: 'Un paciente ha escrito',
    paragraphs: [
      `Un paciente ha enviado un mensaje a ${clinicName}. Por privacidad, no está en este correo.`,
    ],
    actions: [{ label: 'Leer el mensaje', path }],
  }),
  notice: (letter) => ({
    subject: 'Hay novedades para ti en Consulta',
    paragraphs: [
      `${noticesInSpanish[letter.about.kind]}.`,
      isMailedByDefault(letter.about)
        ? 'Te avisamos de esto por correo salvo que lo cambies en tu perfil.'
        : 'Has elegido recibir esto por correo; puedes cambiarlo en tu perfil.',
    ],
    actions: [{ label: 'Verlo en Consulta', path: pathOfNotice(letter) }],
  }),
  dailySummary: ({ clinicName, timeZone, day, visits, firstAt, booked, moved, cancelled, messages }) => ({
    subject: `Tu día en ${clinicName}`,
    paragraphs: [
      visits === 0
        ? `No hay citas el ${moment('es-ES', `${day}T12:00:00Z`, 'UTC').day}.`
        : `${visits === 1 ? '1 cita' : `${visits} citas`} el ${moment('es-ES', `${day}T12:00:00Z`, 'UTC').day}${firstAt ? `, la primera a las ${moment('es-ES', firstAt, timeZone).time}` : ''}.`,
      ...sinceYesterday(
        [
          [booked, booked === 1 ? 'reservada' : 'reservadas'],
          [moved, moved === 1 ? 'cambiada de hora' : 'cambiadas de hora'],
          [cancelled, cancelled === 1 ? 'cancelada' : 'canceladas'],
          [messages, messages === 1 ? 'mensaje nuevo' : 'mensajes nuevos'],
        ],
        'Desde ayer por la mañana',
      ),
      'Recibes esto porque pediste un resumen diario; puedes cambiarlo en tu perfil.',
    ],
    actions: [{ label: 'Abrir el calendario', path: '/app' }],
  }),
  auditAnchors: (letter) => ({
    subject: `Anclas del registro de actividad, ${letter.day}`,
    paragraphs: [
      'Guarda este mensaje. Contiene el último hash de cada cadena del registro que ha crecido; npm run audit:verify compara estas líneas con el registro.',
      ...linesOfAnchors(letter),
    ],
    actions: [],
  }),
  alreadyRegistered: () => ({
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Hemos recibido un registro con tu correo electrónico o tu DNI. Ya tienes una cuenta, así que no se ha cambiado nada.',
      'Inicia sesión con ella o elige una contraseña nueva si no recuerdas la tuya. Si no has sido tú, no hagas nada.',
    ],
    actions: [
      { label: 'Iniciar sesión', path: '/login' },
      { label: 'Elegir una contraseña nueva', path: '/forgot-password' },
    ],
  }),
}
