import { z } from 'zod'
import { patientSorts } from './choices.ts'
import { dni, email, id, instant, isPlainDate, newPassword, plainDate, requiredText } from './common.ts'

/** The study that the patient is told of: the numbers of the diseases that were looked at. */
export const notifyStudyInput = z.object({
  diseases: z.array(z.number().int().min(1).max(999)).min(1).max(99),
})

export const patientStatus = z.enum(['fastQ stored', 'fastQ requested'])

export type PatientStatus = z.infer<typeof patientStatus>

export const patient = z.object({
  _id: id,
  name: z.string(),
  surname: z.string(),
  birthdate: plainDate,
  dni: z.string(),
  city: z.string(),
  email: z.string(),
  username: z.string(),
  userId: id,
  status: patientStatus.nullable(),
})

export type Patient = z.infer<typeof patient>

export const patientRow = patient.pick({
  _id: true,
  name: true,
  surname: true,
  birthdate: true,
  status: true,
})

export const patientListQuery = z.object({
  q: z.string().trim().max(100).optional(),
  status: z.enum(['stored', 'requested', 'none']).optional(),
  sort: z.enum(patientSorts).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

export const patientListAnswer = z.object({
  patients: z.array(patientRow),
  nextCursor: z.string().nullable(),
  /** Counted up to 1 000; `more` says that there are more. */
  total: z.number().int(),
  more: z.boolean(),
})

const username = requiredText('Username is required', 60)

export const registerPatientInput = z.object({
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  email,
  password: newPassword(),
  city: requiredText('City is required', 120),
  dni: dni(),
  birthdate: z
    .string({ error: 'Formato de fecha no válido' })
    .trim()
    .refine(isPlainDate, 'Formato de fecha no válido'),
  username,
})

export const registeredPatientAnswer = z.object({ message: z.string(), _id: id })

export const updatePatientInput = z.object({
  name: requiredText('The name is required', 80),
  surname: requiredText('The surname is required', 120),
  birthdate: z
    .string({ error: 'The birthdate is required' })
    .trim()
    .min(1, 'The birthdate is required')
    .refine((value) => value === '' || isPlainDate(value), 'Formato de fecha no válido'),
  dni: dni({
    required: 'The DNI is required',
    format: 'The DNI is not valid',
    letter: 'The DNI is not valid',
  }),
  city: requiredText('The city is required', 120),
})

/** Who opened a patient's record: answer of GET /patients/{id}/access-log, newest first. */
export const accessLogAnswer = z.object({
  entries: z.array(
    z.object({
      at: instant,
      who: z.string(),
      roles: z.array(z.string()),
      what: z.string(),
      /** Where the reader works; null for those who work at none. */
      clinic: z.object({ name: z.string(), timeZone: z.string() }).nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
})

export const accessLogQuery = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})
