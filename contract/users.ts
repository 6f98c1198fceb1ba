import { z } from 'zod'
import { clinicRole, role } from './access.ts'
import { cleanText, composed } from './clean-text.ts'
import { dni, email, id, messageAnswer, newPassword, requiredText } from './common.ts'
import { person } from './guardians.ts'
import { passkeyProof } from './passkey-proof.ts'
import { specialty } from './specialties.ts'

/** Somebody's role at one of the clinics they work for. */
const membership = z.object({
  clinicId: id,
  clinicName: z.string(),
  roles: z.array(clinicRole),
  /** The same at every clinic. */
  doctorid: id.nullable(),
})

/** User session data of section 3: who is signed in. `doctorid` and `patientid` are spelled as on the wire. */
export const sessionUser = z.object({
  userId: id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  roles: z.array(role),
  specialty: specialty.nullable(),
  dni: z.string().nullable(),
  clinicId: id.nullable(),
  doctorid: id.nullable(),
  patientid: id.nullable(),
  twoFactorEnabled: z.boolean(),
  /** Their clinic asks its staff for a second factor, and they have none: nothing else is answered before. */
  twoFactorNeeded: z.boolean().optional(),
  /** Their clinic asks its staff for stronger passwords. */
  strictPasswords: z.boolean().optional(),
  /** All clinics that they work for; `clinicId` and `roles` are those of the one that they work in now. */
  memberships: z.array(membership).default([]),
  /** Their own record, also while they are at work. */
  ownPatientId: id.optional(),
  /** The patient for whom they act at this moment, as a parent, guardian or carer; `patientid` is theirs then. */
  actsFor: person.optional(),
})

export type SessionUser = z.infer<typeof sessionUser>

/** Both optional (section 5): an empty sign-in is refused by the server, not by the form. */
export const loginInput = z.object({
  email: z.string().overwrite(cleanText).max(254).default(''),
  password: z.string().trim().max(200).default(''),
})

/** A sign-in in the browser; `next` is the way back. */
export const signInInput = loginInput.extend({ next: z.string().nullish() })

export const signedInAnswer = z.object({ message: z.literal('Login successful'), user: sessionUser })

/** `user` saves the question who that is, and leaves the new tokens to whom they are for. */
export const renewedAnswer = messageAnswer.extend({ user: sessionUser.optional() })

export const loginAnswer = z.union([
  signedInAnswer,
  /** `passkey`: whether they have one, which answers instead of a code. */
  z.object({ message: z.literal('2FA required'), userId: id, passkey: z.boolean().optional() }),
])

/** Six digits from the authenticator app. */
export const totpToken = z
  .string({ error: '2FA token is required' })
  .overwrite((text) => cleanText(text).replaceAll(' ', ''))
  .min(1, '2FA token is required')
  .refine((value) => value === '' || /^\d{6}$/.test(value), '2FA token must be 6 digits')

export const recoveryCode = requiredText('Recovery code is required', 40)

const secondFactor = {
  totpToken: totpToken.optional(),
  recoveryCode: recoveryCode.optional(),
  passkey: passkeyProof.optional(),
}
const isOne = (input: { [Factor in keyof typeof secondFactor]?: unknown }) =>
  [input.totpToken, input.recoveryCode, input.passkey].filter((each) => each !== undefined).length === 1
const none = { path: ['totpToken'], message: '2FA token is required' }

/** Exactly one of the three proves the second factor. */
export const secondFactorInput = z.object(secondFactor).refine(isOne, none)

export type SecondFactor = z.output<typeof secondFactorInput>

export const verifyTwoFactorInput = z.object({ userId: id, ...secondFactor }).refine(isOne, none)

export const twoFactorSetup = z.object({
  /** The otpauth address, for the authenticator app of a device that cannot scan its own screen. */
  address: z.string(),
  /** A `data:image/png` URL of the address's QR code. */
  qrCodeUrl: z.string(),
  secret: z.string(),
})

const currentPassword = z
  .string({ error: 'Current password is required' })
  .trim()
  .min(1, 'Current password is required')

/** The dialog that asks for the password once more. */
export const confirmPasswordInput = z.object({ currentPassword })

/** The password is asked for when its last proof is old, see `REAUTH_MINUTES`. */
export const startTwoFactorInput = confirmPasswordInput.partial()

export const confirmTwoFactorInput = startTwoFactorInput.extend({ totpToken })

export const recoveryCodesAnswer = z.object({ message: z.string(), recoveryCodes: z.array(z.string()) })

export const disableTwoFactorInput = z.object({
  currentPassword,
  totpToken,
})

export const changePasswordInput = z.object({
  currentPassword,
  newPassword: z
    .string({ error: 'New password is required' })
    .trim()
    .pipe(newPassword('New password is required')),
})

const confirmPassword = z
  .string({ error: 'You must confirm your new password' })
  .trim()
  .overwrite(composed)
  .min(1, 'You must confirm your new password')

/** The dialog's form: the input of the call and the repeated password. */
export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => bothTyped(value),
  })

export const forgotPasswordInput = z.object({ email })

export const resetPasswordInput = z.object({
  token: requiredText('Token is required', 200),
  newPassword: newPassword('New password is required'),
})

export const resetPasswordForm = resetPasswordInput
  .extend({ confirmPassword })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => bothTyped(value),
  })

// Refinements of an object normally wait until every field is valid; the mismatch should show beside other faults.
function bothTyped(value: unknown): boolean {
  return z.object({ newPassword: z.string().min(1), confirmPassword: z.string().min(1) }).safeParse(value)
    .success
}

/** How a clinic owner starts: a clinicadmin without a clinic. */
export const registerUserInput = z.object({
  name: requiredText('Name is required'),
  surname: requiredText('Surname is required'),
  dni: dni(),
  email,
  password: newPassword(),
})

/** The account that `registerUserInput` made; it is not signed in yet. */
export const registeredUserAnswer = z.object({ message: z.string(), _id: id })

/** Another person's account as staff lists and doctor details show it. */
export const userView = z.object({
  _id: id,
  email: z.string(),
  roles: z.array(role),
  name: z.string(),
  surname: z.string(),
})
