import type { AccountPhrases } from './phrases.ts'

const notYou =
  'Si has sido tú, ignora este mensaje. Si no, elige ahora una contraseña nueva: así se cierran todas las demás sesiones.'
const newPassword = { label: 'Elegir una contraseña nueva', path: '/forgot-password' }

/** Mails about the sign-in of an account. */
export const accountSpanish: AccountPhrases = {
  newDevice: ({ browser, system, address, profile }) => ({
    subject: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: [
      `Se ha iniciado sesión en tu cuenta con un navegador que no se había usado antes: ${browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'uno desconocido')}, desde la dirección ${address}.`,
      notYou,
    ],
    actions: [{ label: 'Ver dónde has iniciado sesión', path: profile }, newPassword],
  }),
  guardianInvited: (clinicName, link) => ({
    subject: 'Te piden que actúes en nombre de un paciente',
    paragraphs: [
      `En ${clinicName} consta que actúas en nombre de uno de sus pacientes. Si aceptas, verás sus citas y su historial, reservarás por él y recibirás los recordatorios.`,
      'El enlace vale siete días y pide la fecha de nacimiento del paciente.',
      'Si no conoces la clínica, ignora este mensaje.',
    ],
    actions: [{ label: 'Ver la invitación', path: link }],
  }),
  guardianEnding: ({ name, day, isPatient }) => ({
    subject: isPatient ? 'Pronto decidirás por tu cuenta' : `Pronto dejarás de actuar en nombre de ${name}`,
    paragraphs: isPatient
      ? [`Desde el ${day}, ${name} ya no actúa en tu nombre. Tus citas y tu historial siguen siendo tuyos.`]
      : [`Desde el ${day} ya no actúas en nombre de ${name} y dejas de ver sus citas.`],
    actions: [],
  }),
  contactRequest: ({ name, email, text }) => ({
    subject: `Pregunta de ${name}`,
    paragraphs: [text, `Responde a ${email}.`],
    actions: [],
  }),
  emailChange: (link) => ({
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      'Sigue el enlace para iniciar sesión con esta dirección a partir de ahora. Vale un día.',
      'Si no lo has pedido, ignora este mensaje.',
    ],
    actions: [{ label: 'Confirmar la dirección', path: link }],
  }),
  emailChanging: ({ email, link }) => ({
    subject: 'Se está cambiando tu dirección de correo',
    paragraphs: [
      `Alguien que conoce tu contraseña quiere iniciar sesión con ${email} en vez de con esta dirección.`,
      'Si no has sido tú, detén el cambio y elige una contraseña nueva. Tienes siete días para detenerlo, aunque la dirección ya haya cambiado.',
    ],
    actions: [{ label: 'Detener el cambio', path: link }],
  }),
  detailsChanged: (clinicName) => ({
    subject: 'Han cambiado los datos de un paciente',
    paragraphs: [
      `${clinicName} ha cambiado los datos de un paciente que tiene este correo como contacto.`,
      'Si no sabes por qué, llama a la clínica.',
    ],
    actions: [],
  }),
  passwordChanged: () => ({
    subject: 'Tu contraseña ha cambiado',
    paragraphs: ['Tu cuenta tiene una contraseña nueva y se han cerrado todas las demás sesiones.', notYou],
    actions: [newPassword],
  }),
  passkeyChanged: ({ change, name, profile }) => ({
    subject:
      change === 'added'
        ? 'Se ha añadido una llave de acceso a tu cuenta'
        : 'Se ha quitado una llave de acceso de tu cuenta',
    paragraphs: [
      change === 'added'
        ? `A partir de ahora la llave de acceso «${name}» abre tu cuenta sin contraseña.`
        : `La llave de acceso «${name}» ya no abre tu cuenta.`,
      notYou,
    ],
    actions: [{ label: 'Ver tus llaves de acceso', path: profile }, newPassword],
  }),
  factorChanged: ({ change, profile }) => ({
    ...{
      on: {
        subject: 'La autenticación en dos pasos está activada',
        paragraphs: [
          'A partir de ahora tu cuenta pide un código de tu aplicación después de la contraseña.',
          notYou,
        ],
      },
      off: {
        subject: 'La autenticación en dos pasos está desactivada',
        paragraphs: ['A partir de ahora basta con tu contraseña para entrar en tu cuenta.', notYou],
      },
      reset: {
        subject: 'Se ha restablecido tu autenticación en dos pasos',
        paragraphs: [
          'Un administrador ha desactivado la autenticación en dos pasos de tu cuenta y se han cerrado todas tus sesiones. Basta con tu contraseña para entrar hasta que vuelvas a configurarla.',
          'Si no lo has pedido, avisa a tu clínica y elige una contraseña nueva.',
        ],
      },
    }[change],
    actions: [{ label: 'Abrir tu cuenta', path: profile }, newPassword],
  }),
}
