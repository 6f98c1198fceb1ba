import type { ThreadSubject } from '#contract/thread-choices'

type Author = 'patient' | 'doctor' | 'desk'

/** A message's author, how many days ago and when by the clinic's clock, and its text; the team's notes begin with a mark. */
type Line = [by: Author, daysAgo: number, clock: string, text: string]

export interface Talk {
  /** The clinic's patients by number; 0 is the account that the sign-in page offers. */
  patient: number
  subject: ThreadSubject
  state?: 'closed'
  /** The assignee; the whole team by default. */
  holder?: 'doctor' | 'desk'
  lines: Line[]
}

export const note = '# '

export const talks: readonly Talk[] = [
  {
    patient: 0,
    subject: 'prescription',
    holder: 'doctor',
    lines: [
      [
        'patient',
        3,
        '10:20',
        'Buenos días: se me acaba el tratamiento el viernes. ¿Pueden renovarme la receta?',
      ],
      ['doctor', 3, '12:45', `${note}Última revisión sin novedades; se puede renovar.`],
      [
        'doctor',
        3,
        '12:50',
        'Buenos días. La receta ya está renovada: puede recoger la medicación en su farmacia.',
      ],
      ['patient', 1, '18:30', 'Muchas gracias. ¿Sigo con la misma dosis?'],
    ],
  },
  {
    patient: 0,
    subject: 'administration',
    state: 'closed',
    lines: [
      ['patient', 9, '09:15', 'Buenos días. ¿Podrían darme un justificante de asistencia para el trabajo?'],
      [
        'desk',
        9,
        '11:30',
        'Claro. Lo tiene preparado en recepción; puede recogerlo cuando venga a su próxima cita.',
      ],
      ['patient', 9, '11:40', 'Perfecto, gracias.'],
    ],
  },
  {
    patient: 1,
    subject: 'visit',
    lines: [
      ['patient', 2, '16:05', 'Hola, ¿tengo que venir en ayunas a la próxima cita?'],
      ['doctor', 2, '17:20', 'Hola. No hace falta: puede desayunar con normalidad.'],
    ],
  },
  {
    patient: 2,
    subject: 'administration',
    holder: 'desk',
    lines: [
      ['patient', 1, '19:10', 'Buenas tardes. ¿Pueden enviarme la factura de la última consulta por correo?'],
    ],
  },
  {
    patient: 3,
    subject: 'visit',
    lines: [['patient', 1, '13:25', 'El jueves salgo tarde del trabajo. ¿Habría hora después de las 18:30?']],
  },
  {
    patient: 4,
    subject: 'result',
    state: 'closed',
    lines: [
      ['patient', 2, '09:40', '¿Han llegado ya los resultados de la analítica de la semana pasada?'],
      ['doctor', 2, '12:15', 'Sí: todo está dentro de lo normal. Los tiene en su historial.'],
      ['patient', 2, '12:40', 'Qué alivio. Muchas gracias, doctor.'],
    ],
  },
  {
    patient: 5,
    subject: 'visit',
    lines: [
      ['patient', 4, '08:50', '¿Hay aparcamiento cerca de la clínica? Mi madre camina con dificultad.'],
      [
        'desk',
        4,
        '09:20',
        'Sí: hay uno público en la misma calle, a 100 metros. La entrada no tiene escalones.',
      ],
    ],
  },
  {
    patient: 6,
    subject: 'administration',
    state: 'closed',
    lines: [
      ['patient', 6, '17:30', 'He cambiado de teléfono. ¿Dónde puedo cambiarlo?'],
      ['desk', 6, '18:05', 'En «Editar mi perfil», aunque ya se lo hemos cambiado desde aquí.'],
    ],
  },
  {
    patient: 7,
    subject: 'prescription',
    state: 'closed',
    lines: [
      ['patient', 8, '11:10', 'La farmacia no encuentra mi receta.'],
      ['doctor', 8, '13:30', 'La he emitido de nuevo. Si vuelve a fallar, llámenos y lo resolvemos.'],
      ['patient', 8, '14:05', 'Ya la tengo, gracias.'],
    ],
  },
]
