// Closed lists without zod: a screen that only offers them should not load the schemas.

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

export const appointmentStatuses = ['pending', 'cancelled', 'completed', 'no-show'] as const

/** Orders of the patient list; a minus turns one round. */
export const patientSorts = ['name', '-name', 'surname', '-surname', 'status', '-status'] as const
