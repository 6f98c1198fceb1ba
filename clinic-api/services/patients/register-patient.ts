import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { IdentityDocument } from '#contract/document-kinds'
import { documentOf } from '#contract/documents'
import { birthdateFault, type registerPatientInput } from '#contract/patients'
import { sentences } from '#contract/sentences'
import { latestToday } from '#contract/zone'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Language, languageOf } from '../../write/notification.ts'
import { type Act, type Intent, write } from '../../write/write.ts'
import { getAccount } from '../identity/accounts/account.ts'
import { hasAccount } from '../identity/accounts/address.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { assertRoomForPatient } from '../plans/limits.ts'
import { insertPatient } from './insert-patient.ts'
import { registeringClinic } from './registering-clinic.ts'

type NewPatient = z.output<typeof registerPatientInput>

/**
 * A patient with an empty history, linked to the registrar's clinic; answers the new id. Throws 400 for a duplicate
 * and for a missing clinic, and 409 beyond the clinic's plan.
 */
export async function registerPatient(
  deps: Deps,
  caller: Caller,
  { password, dni, document, ...patient }: NewPatient,
): Promise<string> {
  const known = { ...patient, document: documentOf({ dni, document }) }
  return addPatient(deps, caller, { ...known, passwordHash: await hashPassword(password) })
}

interface AddedPatient extends Omit<NewPatient, 'password' | 'username' | 'dni' | 'document'> {
  document: IdentityDocument
  username?: string
  passwordHash: string
  /** Somebody else may have an account with the address. */
  mayShare?: boolean
}

/** Further work of the registration, once the patient exists. */
type Afterwards = (act: Act, patient: Registered) => Promise<void>

interface Registered {
  patientId: string
  /** Address of their account; null without one. */
  email: string | null
  /** Their address without an account; empty otherwise. */
  contact: string
  clinicId: string | null
  /** The registrar's, until the patient shows another. */
  language: Language | null
}

/** Invites a patient to choose the password of their account, if they have one. */
export async function invite(
  act: Act,
  { patientId, email, clinicId, language }: Omit<Registered, 'contact'>,
): Promise<void> {
  const [clinic] = await act.tx
    .select({ name: clinics.name })
    .from(clinics)
    .where(eq(clinics.id, clinicId ?? ''))
  if (!clinic) throw invalidInput({ clinicId: 'Clinic is required' })
  const content = {
    kind: 'patient-invited',
    language: languageOf(language),
    clinicName: clinic.name,
  } as const
  if (email !== null) await act.mail({ to: email, content, patientId })
}

/** Registers somebody, with or without an account. Throws what `registerPatient` throws. */
export async function addPatient(
  deps: Deps,
  caller: Caller,
  {
    email: address,
    username,
    passwordHash,
    mayShare = false,
    clinicId: named,
    language: spoken,
    ...person
  }: AddedPatient,
  afterwards?: Afterwards,
): Promise<string> {
  // Nobody's yet, so its maker's own: whose it becomes is decided here, not asked for.
  const intent: Intent = {
    action: 'patient.register',
    subject: { userId: caller.userId },
    conflict: duplicate,
  }
  return write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    assertBorn(person, now)
    const clinicId = await registeringClinic(tx, caller, named)
    if (clinicId !== null) await assertRoomForPatient(tx, clinicId)
    const language = spoken ?? (await getAccount(tx, caller.userId))?.language ?? null
    const isShared = mayShare && (address === '' || (await hasAccount(tx, address)))
    const [email, contact] = isShared ? [null, address] : [address, '']
    const { id } = await insertPatient(act, clinicId, {
      ...person,
      spoken,
      contact,
      language,
      email,
      passwordHash,
      ...(username !== undefined && { username }),
    })
    await afterwards?.(act, { patientId: id, email, contact, clinicId, language })
    const trace = { action: 'patient.register', entity: 'patient', entityId: id, patientId: id, clinicId }
    return act.audit(trace, id)
  })
}

/** Throws 400 for a day of birth that nobody alive can have. */
export function assertBorn({ birthdate }: { birthdate: string }, now: Date): void {
  const fault = birthdateFault(birthdate, latestToday(now.getTime()))
  if (fault) throw invalidInput({ birthdate: fault })
}

/** The refusal that a broken unique constraint stands for. */
export function duplicate(constraint: string): ApiError {
  if (constraint === 'users_username_unique') {
    const message = 'This username is already taken'
    return new ApiError('duplicate', message, { errors: { username: message } })
  }
  return new ApiError('duplicate', sentences.patientTaken)
}
