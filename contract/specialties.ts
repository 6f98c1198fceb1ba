import { z } from 'zod'

/** The specialties of section 3, in its order. */
export const specialties = [
  'family_medicine',
  'nursing',
  'physiotherapy',
  'gynecology',
  'pediatrics',
  'dermatology',
  'cardiology',
  'neurology',
  'orthopedics',
  'psychiatry',
  'endocrinology',
  'oncology',
  'radiology',
  'surgery',
  'ophthalmology',
  'urology',
  'anesthesiology',
  'otolaryngology',
  'gastroenterology',
  'other',
] as const

export const specialty = z.enum(specialties)

export type Specialty = z.infer<typeof specialty>

/** A specialty chosen in a form: empty is missing, anything unknown is invalid. */
export const requiredSpecialty = z
  .string({ error: 'Specialty is required' })
  .min(1, 'Specialty is required')
  .pipe(z.enum(specialties, { error: 'Invalid specialty' }))
