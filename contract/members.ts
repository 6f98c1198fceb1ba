import { z } from 'zod'
import { email, id, instant, newPassword, optionalPhone, requiredText } from './common.ts'
import { documentNumber, plainDniFault } from './document-kinds.ts'
import { documentInput, documentSent, withTypedDocument } from './documents.ts'
import { requiredSpecialty, specialty } from './specialties.ts'
import { startTwoFactorInput } from './users.ts'

/** Roles that somebody can be invited to, in the order in which screens list them. */
export const invitedRoles = ['receptionist', 'nurse', 'doctor', 'clinicadmin'] as const

/** The same, and who may read the log beside what they are. */
export const memberRoles = [...invitedRoles, 'auditor'] as const

export const memberStates = ['invited', 'active', 'left'] as const

export const member = z.object({
  _id: id,
  /** Null until the invitation is accepted. */
  userId: id.nullable(),
  name: z.string(),
  surname: z.string(),
  /** For administrators of the clinic only; else absent. */
  email: z.string().optional(),
  /** The telephone at this clinic; missing in answers of the previous release, and for those who have left. */
  phone: z.string().nullish(),
  roles: z.array(z.enum(memberRoles)),
  specialty: specialty.nullable(),
  state: z.enum(memberStates),
  /** For administrators of the clinic only; null for somebody who has never signed in. */
  lastSignIn: instant.nullable().optional(),
  /** Whether their account has a second factor; null until it exists. For administrators of the clinic only. */
  twoFactor: z.boolean().nullish(),
  /** Until when the link of an invitation works; null once it has ended. For administrators of the clinic only. */
  invitedUntil: instant.nullable().optional(),
  /** Doctors who are there: the id by which they are booked, and what this week holds at this clinic. */
  doctorId: id.nullable(),
  week: z
    .object({
      minutes: z.number().int(),
      /** Minutes of them with an appointment; missing in answers of the previous release. */
      booked: z.number().int().optional(),
      visits: z.number().int(),
    })
    .nullable(),
  /** When a doctor's present hours end, or else the next ones of the day begin; missing in answers of the previous release. */
  inUntil: instant.nullish(),
  inFrom: instant.nullish(),
  /** Appointments of a doctor that are still to come at this clinic; missing in answers of the previous release. */
  ahead: z.number().int().optional(),
})

export type Member = z.infer<typeof member>

export const memberList = z.object({ members: z.array(member) })

const chosen = <Role extends string>(roles: readonly [Role, ...Role[]]) =>
  z
    .array(z.enum(roles, { error: 'Unknown role' }), { error: 'Choose at least one role' })
    .min(1, 'Choose at least one role')
    .transform((held) => roles.filter((each) => held.includes(each)))

const missingSpecialty = { path: ['specialty'], message: 'Specialty is required' }

const noText = z.literal('').transform(() => undefined)

/** The fields of the form; the screen adds the clinic. */
export const inviteMemberForm = z.object({
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  email,
  roles: chosen(invitedRoles),
  specialty: z.union([noText, requiredSpecialty]).optional(),
  dni: z.string().max(40).optional(),
  /** Language of the mail, for somebody without an account. */
  language: z.enum(['es', 'en']).default('es'),
})

/** The form of a registration that makes somebody a doctor by an invitation; sends it as the call has it. */
export const inviteDoctorForm = withTypedDocument({
  ...inviteMemberForm.omit({ dni: true }).shape,
  specialty: requiredSpecialty,
}).transform(({ dni, documentKind, documentCountry, ...person }) => ({
  ...person,
  ...(documentKind !== 'none' && documentSent({ dni, documentKind, documentCountry })),
}))

export const inviteMemberInput = inviteMemberForm
  .extend({ clinicId: id, document: documentInput.nullish(), ...startTwoFactorInput.partial().shape })
  .refine(({ dni, document }) => document || !dni || plainDniFault(documentNumber('dni', dni)) === null, {
    path: ['dni'],
    message: 'Invalid DNI format',
  })
  .refine(({ roles, specialty }) => !roles.includes('doctor') || specialty !== undefined, missingSpecialty)

export const changeMemberInput = startTwoFactorInput.extend({
  roles: chosen(memberRoles),
  specialty: requiredSpecialty.optional(),
  /** Left out, it stays what it is. */
  phone: optionalPhone,
})

/** The form of a change: an empty specialty is none. */
export const changeMemberForm = z
  .object({
    roles: z.array(z.enum(memberRoles)).min(1, 'Choose at least one role'),
    specialty: z.string(),
    phone: optionalPhone,
  })
  .refine(({ roles, specialty }) => !roles.includes('doctor') || specialty !== '', missingSpecialty)

/** The facts of an invitation, for the holder of its link. */
export const invitation = z.object({
  clinicName: z.string(),
  roles: z.array(z.enum(memberRoles)),
  email: z.string(),
  /** True when the invited person accepts signed in; otherwise the form asks for a password. */
  hasAccount: z.boolean(),
  /** Name and surname as the clinic wrote them. */
  name: z.string(),
  surname: z.string(),
  strictPasswords: z.boolean(),
})

export type Invitation = z.infer<typeof invitation>

/** A new account; nothing from somebody who is signed in. */
export const acceptInvitationInput = z.object({
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  password: newPassword(),
})

/** The browser's call has the token in the body, where no log of addresses meets it. */
export const followInvitationInput = z.object({
  token: z.string().max(400),
  person: acceptInvitationInput.partial().optional(),
})

export const acceptedInvitation = z.object({
  clinicId: id,
  clinicName: z.string(),
  roles: z.array(z.enum(memberRoles)),
  doctorid: id.nullable(),
})
