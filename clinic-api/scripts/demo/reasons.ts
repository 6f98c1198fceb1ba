import type { Specialty } from '#contract/specialties'
import type { DemoPeople } from './people.ts'
import { Random } from './random.ts'
import type { DemoVisit } from './visits.ts'

/** Numbers of their own, so that what else the demo is made of stays as it is. */
const seed = 20_260_109
const noteSeed = 20_260_110

/** Reasons as patients write them when they book, each with the doctor's note. */
const reasons: Partial<Record<string, Readonly<Record<string, string>>>> = {
  family_medicine: {
    'Tos desde hace una semana': 'Auscultación normal, sin fiebre. Volver si dura más de dos semanas.',
    'Renovar la receta': 'Tolera bien la medicación. Receta renovada sin cambios.',
    'Resultados de la analítica': 'Analítica comentada, todo en rango. Repetir en un año.',
    'Dolor de espalda al levantarme':
      'Dolor mecánico sin irradiación. Ejercicios y calor; revisar en un mes.',
    'Control de la tensión': 'Tensión 128/79. Control en seis meses.',
  },
  cardiology: {
    'Palpitaciones por la noche': 'ECG normal. Se pide un Holter de 24 horas.',
    'Revisión anual': 'ECG sin cambios, exploración normal. Próxima revisión en un año.',
    'Control de la tensión': 'Tensión 134/82. Control en tres meses.',
    'Ajustar la medicación': 'Se ajusta la dosis. Control de la tensión en tres semanas.',
  },
  pediatrics: {
    'Fiebre desde ayer':
      'Cuadro vírico con buen estado general. Hidratación; volver si sigue a las 72 horas.',
    'Revisión pediátrica': 'Peso y talla en su percentil, desarrollo adecuado a la edad.',
    Vacunas: 'Vacunas del calendario puestas, sin reacción.',
    'Tose mucho por la noche': 'Auscultación limpia. Lavados nasales y dormir incorporado.',
  },
  dermatology: {
    'Un lunar que ha cambiado': 'Lunar simétrico en la dermatoscopia. Foto de control en seis meses.',
    'Eccema en las manos': 'Eccema irritativo. Crema barrera y guantes; revisar en un mes.',
    Acné: 'Acné leve. Limpieza diaria; revisar en ocho semanas.',
    'Revisión de lunares': 'Sin lesiones sospechosas. Próxima revisión en un año.',
  },
  orthopedics: {
    'Dolor de rodilla al bajar escaleras':
      'Dolor femoropatelar. Fortalecer el cuádriceps; revisar en seis semanas.',
    'Esguince de tobillo': 'Esguince leve sin fractura. Vendaje una semana y apoyo progresivo.',
    'Dolor en el hombro derecho': 'Movilidad conservada. Ecografía si no mejora en un mes.',
  },
} satisfies Partial<Record<Specialty, Readonly<Record<string, string>>>>

const plainNote = 'Exploración sin hallazgos nuevos. Próxima revisión en seis meses.'

/** The same visits with what most patients wrote when they booked. */
export function withReasons(visits: readonly DemoVisit[]): DemoVisit[] {
  const random = new Random(seed)
  return visits.map((visit) => {
    const known = reasons[visit.specialty]
    return known && random.next() < 0.6 ? { ...visit, reason: random.pick(Object.keys(known)) } : visit
  })
}

/** The same visits with what the doctors noted of most that took place. */
export function withNotes(
  visits: readonly DemoVisit[],
  { doctors }: Pick<DemoPeople, 'doctors'>,
  now: Date,
): DemoVisit[] {
  const random = new Random(noteSeed)
  const authors = new Map(doctors.map(({ id, userId }) => [id, userId]))
  return visits.map((visit) => {
    const { doctorId, endAt, reason, specialty, status } = visit
    if (status !== 'completed' || endAt > now || random.next() < 0.15) return visit
    const note = reasons[specialty]?.[reason ?? ''] ?? plainNote
    return { ...visit, note, noteBy: authors.get(doctorId), noteAt: endAt }
  })
}
