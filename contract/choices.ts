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

/**
 * Filters of the patient list: the reader's own patients, those long not seen, and those whose identity the desk has yet to
 * check or whose document it still lacks.
 */
export const patientChoices = ['mine', 'away', 'to-verify', 'no-document'] as const

/** Orders of the patient list; a minus turns one round. `recent` begins with those last opened or visited. */
export const patientSorts = ['name', '-name', 'surname', '-surname', 'status', '-status', 'recent'] as const

/** Characters of the reason for a visit and of the desk's note on it. */
export const maxReason = 140

/** Characters of a doctor's note on a visit. */
export const maxNote = 2000

/** Colours of kinds of visit; which they are is the style sheet's. */
export const kindColours = ['teal', 'blue', 'violet', 'rose', 'amber', 'slate'] as const

/** Minutes that a visit of a kind may last. */
export const kindMinutes = { shortest: 10, longest: 120, step: 5 } as const

/** Where visits of a kind take place. */
export const visitPlaces = ['clinic', 'video', 'phone'] as const

/** Areas of a clinic's log, by which its acts are filtered. */
export const auditAreas = ['records', 'patients', 'visits', 'hours', 'clinic', 'accounts'] as const

/** Roles that the log can be narrowed to. */
export const auditRoles = [
  'receptionist',
  'nurse',
  'doctor',
  'clinicadmin',
  'auditor',
  'patient',
  'admin',
] as const

/** Why somebody was refused: none of their roles may do such a thing, or this record is not open to them. */
export const refusalReasons = ['act', 'record'] as const

export type RefusalReason = (typeof refusalReasons)[number]

export const auditOutcomes = ['done', 'refused'] as const

/** A new clinic's first steps, in this order. */
export const firstSteps = ['hours', 'doctor', 'shifts', 'patient', 'invite', 'plan'] as const

/** The tables of the insights, each a file of its own. */
export const insightTables = [
  'figures',
  'weeks',
  'ahead',
  'specialties',
  'kinds',
  'reminders',
  'channels',
] as const

/** Which visits stand behind a number of the insights. */
export const insightSelections = [
  'visits',
  'no-shows',
  'cancelled',
  'late-cancellations',
  'waited',
  'new-patients',
  'returning-patients',
  'reminded',
  'not-reminded',
] as const

/** Files that people take for FASTQ: the same reads in another packing or format. */
export const foreignFormats = [
  'bzip2',
  'zip',
  'zstd',
  'xz',
  '7z',
  'rar',
  'bam',
  'cram',
  'fasta',
  'sam',
] as const

/** Relations of people who act for a patient. */
export const guardianRelations = ['mother', 'father', 'guardian', 'carer'] as const

export const sexes = ['female', 'male', 'other'] as const

/** Languages in which a patient may be spoken and written to. */
export const languages = ['es', 'en'] as const
