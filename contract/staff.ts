import { z } from 'zod'
import { email, id, instant, newPassword, requiredText } from './common.ts'
import { identityDocument, withDocument, withTypedDocument } from './documents.ts'
import { requiredSpecialty, specialty } from './specialties.ts'
import { startTwoFactorInput } from './users.ts'

export const doctor = z.object({
  _id: id,
  name: z.string(),
  surname: z.string(),
  specialty: specialty.nullable(),
  /** Only for oneself and the own clinic's admin; else absent. */
  dni: z.string().optional(),
  document: identityDocument.optional(),
  userId: id,
  clinicId: id,
  /** Whether they may read the clinic's log. Only for oneself and the own clinic's admin; else absent. */
  auditor: z.boolean().optional(),
})

export type Doctor = z.infer<typeof doctor>

/** As many fit side by side into the card of a search result. */
export const mostNextTimes = 3

/**
 * A search result. When asked for, `nextFree` is the first free slot, null when there is none, and `nextTimes` begins
 * with it.
 */
export const doctorRow = doctor.extend({
  nextFree: instant.nullable().optional(),
  nextTimes: z.array(instant).max(mostNextTimes).optional(),
})

export const doctorList = z.array(doctorRow)

export const doctorListQuery = z.object({
  nextFree: z.enum(['true', 'false']).optional(),
  /** Free for a visit of this kind; who sees no such patients has none. */
  kindId: id.optional(),
  /** From staff, for somebody who is here now: no notice counts. */
  walkIn: z.enum(['true', 'false']).optional(),
})

/** Fields of a registration besides the document. */
export const newDoctor = {
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  email,
  password: newPassword(),
  specialty: requiredSpecialty,
}

export const registerStaffInput = withDocument(newDoctor)

export const registerStaffForm = withTypedDocument(newDoctor)

export const registeredStaffAnswer = z.object({ message: z.string(), _id: id })

/**
 * Fields that are left out stay as they are. Granting the right to read the log asks for the password when its last
 * proof is old.
 */
export const updateStaffInput = z
  .object({ specialty: requiredSpecialty, auditor: z.boolean(), ...startTwoFactorInput.shape })
  .partial()
  .refine(({ specialty, auditor }) => specialty !== undefined || auditor !== undefined, {
    path: ['specialty'],
    message: 'Specialty is required',
  })

/** Form of the doctor search: the clinic is required, the specialty is not. */
export const doctorSearchInput = z.object({
  clinicId: requiredText('Clinic is required', 64),
  specialty: z.union([z.literal(''), specialty]).default(''),
})

/** Query of the writes that touch appointments: `force=true` goes through with them. */
export const forceQuery = z.object({ force: z.enum(['true', 'false']).optional() })
