import { z } from 'zod'
import { specialties } from './choices.ts'

export { specialties }

export const specialty = z.enum(specialties)

export type Specialty = z.infer<typeof specialty>

/** A specialty chosen in a form: empty is missing, anything unknown is invalid. */
export const requiredSpecialty = z
  .string({ error: 'Specialty is required' })
  .min(1, 'Specialty is required')
  .pipe(z.enum(specialties, { error: 'Invalid specialty' }))
