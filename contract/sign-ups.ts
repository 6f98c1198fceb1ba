import { z } from 'zod'
import { id, requiredText } from './common.ts'
import { withDocument, withTypedDocument } from './documents.ts'
import { birthdate, bornBy, newPatient } from './patients.ts'

/** Clinics where patients may register themselves; public. */
export const openClinics = z.array(
  z.object({ _id: id, name: z.string(), city: z.string(), street: z.string().nullable().default(null) }),
)

const wanted = {
  ...newPatient,
  username: newPatient.username.optional(),
  clinicId: requiredText('Clinic is required', 64),
}

/** Data that somebody gives to become a patient of a clinic that allows it; without a username they log in by email. */
export const signUpInput = withDocument(wanted)

/** The same as a form, filled in on `today`: rejects future birthdates. */
export const signUpOn = (today: string) =>
  withTypedDocument({ ...wanted, birthdate: bornBy(birthdate, today) })

export const signUpStates = ['open', 'done', 'ended'] as const

/** The sign-up behind a mail's link, for whoever holds it: without any name. */
export const signUp = z.object({
  clinicName: z.string(),
  /** `done`: it was confirmed; `ended`: it is too old, was replaced, or the clinic takes nobody any more. */
  state: z.enum(signUpStates),
  /** Whether it makes a new account: whoever chose its password proves that they did. */
  isNew: z.boolean(),
})

export type SignUp = z.infer<typeof signUp>

/** The password that was chosen with the registration; nobody who has an account already is asked for one. */
export const confirmSignUpInput = z.object({ password: z.string().max(200).default('') })

/** `email`: of the account that is new by now. */
export const confirmedSignUp = signUp.extend({ email: z.string().nullable() })

/** The browser's confirmation: the token is in the body, so that no log of addresses has it. */
export const followSignUpInput = confirmSignUpInput.extend({ token: z.string().max(400) })
