import { differenceInYears } from 'date-fns/differenceInYears'
import type { Specialty } from '#contract/specialties'
import { womensNames } from './names.ts'

export function ageInYears(birthdate: string, now: Date): number {
  return differenceInYears(now, birthdate)
}

const adultsOnly: readonly Specialty[] = ['cardiology', 'gynecology', 'neurology']

/** Whether a doctor of the specialty would see the patient. */
export function treats(
  specialty: Specialty,
  { birthdate, name }: { birthdate: string; name: string },
  now: Date,
): boolean {
  const age = ageInYears(birthdate, now)
  if (specialty === 'pediatrics') return age < 15
  if (specialty === 'gynecology' && !womensNames.includes(name)) return false
  return age >= 18 || !adultsOnly.includes(specialty)
}

/** Treatments, and the allergy that forbids them. */
export const contradictedBy: Record<string, string> = {
  'Ibuprofeno 600 mg': 'Ácido acetilsalicílico',
}

/** Conditions and treatments that no child has. */
export const ofAdults: ReadonlySet<string> = new Set([
  'Hipertensión arterial',
  'Diabetes mellitus tipo 2',
  'Lumbalgia mecánica',
  'Hipercolesterolemia',
  'Gonartrosis derecha',
  'Enalapril 10 mg',
  'Metformina 850 mg',
  'Ibuprofeno 600 mg',
  'Atorvastatina 20 mg',
])
