import { z } from 'zod'
import { appointment } from './appointments.ts'
import { guardianRelations } from './choices.ts'
import {
  email,
  id,
  instant,
  newPassword,
  optionalPhone,
  plainDate,
  requiredDate,
  requiredText,
} from './common.ts'
import { documentInput, withTypedDocument } from './documents.ts'

export const guardianRelation = z.enum(guardianRelations)

export type GuardianRelation = z.infer<typeof guardianRelation>

/** A person to act for a patient: a parent or guardian until they are 18, a carer until a date if one is named. */
export const guardianInput = z.object({
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  relation: guardianRelation,
  email,
  phone: optionalPhone,
  until: plainDate.nullish(),
})

export type GuardianInput = z.infer<typeof guardianInput>

export const guardian = z.object({
  _id: id,
  name: z.string(),
  surname: z.string(),
  relation: guardianRelation,
  email: z.string(),
  phone: z.string().nullish(),
  state: z.enum(['invited', 'active']),
  /** When they accepted. */
  since: instant.nullish(),
  until: plainDate.nullable(),
})

export const guardianList = z.object({ guardians: z.array(guardian) })

/** Facts that an invitation's link tells before anybody has signed in. */
export const guardianInvitation = z.object({
  firstName: z.string(),
  clinicName: z.string(),
  relation: guardianRelation,
  hasAccount: z.boolean(),
})

/** The patient's birthdate proves that the mail reached the right person; the rest makes an account for who has none. */
export const acceptGuardianInput = z.object({
  birthdate: plainDate,
  name: requiredText('Name is required', 80).optional(),
  surname: requiredText('Surname is required', 120).optional(),
  password: newPassword().optional(),
})

/** The same in the browser, with the link that was followed. */
export const followInvitationInput = acceptGuardianInput.extend({ token: z.string().max(400) })

/** The form, in which a day that nobody has named is empty. */
export const guardianForm = guardianInput.extend({ until: z.union([z.literal(''), plainDate]) })

const childFields = {
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  birthdate: requiredDate('The birthdate is required'),
  clinicId: id,
  relation: guardianRelation.exclude(['carer']),
}

/** Somebody for whom the writer asks a clinic to let them act. */
export const careRequest = z.object({
  ...childFields,
  relation: z.enum(guardianRelations, { error: 'This field is required' }),
})

/** A child whom a parent adds, where a clinic lets them; its desk looks at the document at the first visit. */
export const childInput = z.object({ ...childFields, document: documentInput })

/** The form, in which a day that nobody has named is empty. */
export const childForm = withTypedDocument(childFields)

export const acceptedGuardian = z.object({ message: z.string(), email: z.string() })

/** For whom somebody may act, oneself first; `relation` is null for oneself. */
export const person = z.object({
  patientId: id,
  name: z.string(),
  surname: z.string(),
  birthdate: plainDate,
  relation: guardianRelation.nullable(),
})

export const peopleAnswer = z.object({
  people: z.array(
    person.extend({
      /** Their appointments ahead, the next one first. */
      visits: z.array(appointment).optional(),
    }),
  ),
  /** Clinics at which the reader may add a child. */
  clinics: z.array(z.object({ _id: id, name: z.string() })).optional(),
})
