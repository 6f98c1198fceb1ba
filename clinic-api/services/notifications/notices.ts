import { defaultWays, type Notice, type NoticeKind, topicOf } from '#contract/notifications'

/** Whether a mail tells of it to who has chosen nothing. */
export const isMailedByDefault = ({ kind }: Notice): boolean => defaultWays[topicOf[kind]].mail

/** Mails about entries of the tray: they only say that there is one. */
export const noticesInEnglish: Record<NoticeKind, string> = {
  'visit-booked': 'An appointment was booked',
  'visit-moved': 'An appointment was moved',
  'visit-cancelled': 'An appointment was cancelled',
  'visit-confirmed': 'A patient has confirmed an appointment',
  'visit-handed-over': 'An appointment was handed over between doctors',
  'slot-offered': 'A time is available',
  'image-added': 'A file was added to your clinical history',
  'analytic-added': 'A file was added to your clinical history',
  'fastq-requested': 'Your doctor asks for a file',
  'fastq-stored': 'A requested file was stored',
  'study-reviewed': 'Your study was reviewed',
  'password-changed': 'The password of your account was changed',
  'two-factor-on': 'Two-factor authentication was turned on for your account',
  'two-factor-off': 'Two-factor authentication was turned off for your account',
  'hours-changed': 'Your working hours were changed',
  message: 'There is a new message for you',
  'mail-refused': 'Emails to a patient cannot be delivered',
  'channels-cap': 'The monthly limit for SMS and WhatsApp is near or reached',
  'correction-asked': 'A patient requests a correction of their history',
  'correction-decided': 'Your correction request was answered',
  'details-changed': 'Your clinic has changed your details',
  'record-opened': 'A doctor opened your record in an emergency',
}

export const noticesInSpanish: Record<NoticeKind, string> = {
  'visit-booked': 'Se ha reservado una cita',
  'visit-moved': 'Se ha cambiado de hora una cita',
  'visit-cancelled': 'Se ha cancelado una cita',
  'visit-confirmed': 'Un paciente ha confirmado una cita',
  'visit-handed-over': 'Una cita ha pasado de un médico a otro',
  'slot-offered': 'Ha quedado libre una hora',
  'image-added': 'Se ha añadido un archivo a tu historial clínico',
  'analytic-added': 'Se ha añadido un archivo a tu historial clínico',
  'fastq-requested': 'Tu médico te pide un archivo',
  'fastq-stored': 'Ha llegado un archivo que se había pedido',
  'study-reviewed': 'Se ha revisado tu estudio',
  'password-changed': 'Se ha cambiado la contraseña de tu cuenta',
  'two-factor-on': 'Se ha activado la autenticación en dos pasos de tu cuenta',
  'two-factor-off': 'Se ha desactivado la autenticación en dos pasos de tu cuenta',
  'hours-changed': 'Se ha cambiado tu horario de trabajo',
  message: 'Hay un mensaje nuevo para ti',
  'mail-refused': 'Los correos a un paciente no se pueden entregar',
  'channels-cap': 'El límite mensual de SMS y WhatsApp está cerca o se ha alcanzado',
  'correction-asked': 'Un paciente pide corregir su historial',
  'correction-decided': 'Se ha decidido sobre la corrección que pediste',
  'details-changed': 'Tu clínica ha cambiado tus datos',
  'record-opened': 'Un médico ha abierto tu historial en una emergencia',
}
