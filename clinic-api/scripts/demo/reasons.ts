import type { Specialty } from '#contract/specialties'
import { Random } from './random.ts'
import type { DemoVisit } from './visits.ts'

/** Numbers of its own, so that what else the demo is made of stays as it is. */
const seed = 20_260_109

const reasons: Partial<Record<string, readonly string[]>> = {
  family_medicine: [
    'Tos desde hace una semana',
    'Renovar la receta',
    'Resultados de la analítica',
    'Dolor de espalda al levantarme',
    'Control de la tensión',
  ],
  cardiology: [
    'Palpitaciones por la noche',
    'Revisión anual',
    'Control de la tensión',
    'Ajustar la medicación',
  ],
  pediatrics: ['Fiebre desde ayer', 'Revisión pediátrica', 'Vacunas', 'Tose mucho por la noche'],
  dermatology: ['Un lunar que ha cambiado', 'Eccema en las manos', 'Acné', 'Revisión de lunares'],
  orthopedics: ['Dolor de rodilla al bajar escaleras', 'Esguince de tobillo', 'Dolor en el hombro derecho'],
} satisfies Partial<Record<Specialty, readonly string[]>>

/** The same visits with what most patients wrote when they booked. */
export function withReasons(visits: readonly DemoVisit[]): DemoVisit[] {
  const random = new Random(seed)
  return visits.map((visit) => {
    const known = reasons[visit.specialty]
    return known && random.next() < 0.6 ? { ...visit, reason: random.pick(known) } : visit
  })
}
