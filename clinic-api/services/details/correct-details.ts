import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { correctDetailsInput } from '#contract/correct-details'
import type { Reader } from '../../db/client.ts'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import { passwordResets } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, stale } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { actingFor } from '../guardians/acting-for.ts'
import { hasAccount } from '../identity/accounts/address.ts'
import { changeDetails } from '../patients/details.ts'
import { lockPatient, type PatientRecord, subjectOfPatient } from '../patients/queries.ts'
import { assertBorn, duplicate, invite } from '../patients/register-patient.ts'

/**
 * Staff correct who a patient is and how they are reached; the patient is told. Throws 400 for a day nobody is born on and
 * for somebody else's document, 403 for the address of an account that was used, 404, and 409 for an older version.
 */
export function correctDetails(
  deps: Deps,
  caller: Caller,
  patientId: string,
  { version, ...wish }: z.output<typeof correctDetailsInput>,
): Promise<void> {
  const intent: IntentOn<PatientRecord> = {
    action: 'patient.correct',
    find: (tx) => lockPatient(tx, patientId, caller.clinicId),
    subject: (found) => subjectOfPatient(found, caller),
    conflict: duplicate,
  }
  return write(deps, caller, intent, async (act, found) => {
    if (version !== found.patient.version) throw stale()
    if (wish.birthdate !== undefined) assertBorn({ birthdate: wish.birthdate }, act.now)
    const isSame = wish.email === undefined || wish.email.toLowerCase() === found.email.toLowerCase()
    const email = isSame ? found.email : (wish.email ?? '')
    if (!isSame) await correctAddress(act, found, email)
    const fields = await changeDetails(act, caller.userId, found, { ...wish, email })
    if (fields.length === 0) return act.unchanged()
    // A corrected address is sent an invitation of its own.
    if (fields.some((field) => field !== 'email')) await tell(act, { ...found, email })
    const trace = { action: 'patient.correct', entity: 'patient', entityId: patientId, patientId }
    return act.audit({ ...trace, clinicId: caller.clinicId, details: { fields } })
  })
}

/** Nothing goes to the dead, nor to those who acted for them. An address without an account gets a mail that names nobody. */
async function tell(act: Act, { patient, email, hasAccount, language }: PatientRecord): Promise<void> {
  const { id: patientId, userId, deceasedOn } = patient
  if (deceasedOn !== null) return
  const acting = await actingFor(act, patient)
  const to = [userId, ...acting.map((each) => each.userId)]
  await act.notify({ to, about: { kind: 'details-changed', patientId } })
  if (hasAccount || email === '') return
  const [clinic] = await act.tx
    .select({ name: clinics.name })
    .from(clinics)
    .where(eq(clinics.id, act.caller.clinicId ?? ''))
  const content = {
    kind: 'details-changed',
    language: languageOf(patient.language ?? language),
    clinicName: clinic?.name ?? '',
  } as const
  await act.mail({ to: email, content, patientId })
}

/**
 * Gives an account that nobody has used another address, to which it is invited; links that went to the old one end. An
 * address that an account has, or none, leaves the patient without an account. Throws 403 once the account was used.
 */
async function correctAddress(act: Act, { patient, language }: PatientRecord, address: string) {
  const { tx, now, caller } = act
  const { id: patientId, userId, deceasedOn } = patient
  if (await wasUsed(tx, userId)) throw new ApiError('forbidden', 'Only the person can change this address')
  const isContact = address === '' || (await hasAccount(tx, address))
  const email = isContact ? null : address
  await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, userId))
  await tx
    .update(patients)
    .set({ email: isContact ? address : '' })
    .where(eq(patients.id, patientId))
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  if (deceasedOn === null) await invite(act, { patientId, email, clinicId: caller.clinicId, language })
}

/** Whether somebody has ever done anything with an account, such as signing in or choosing its password. */
async function wasUsed(tx: Reader, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.actorId, userId), eq(audit.outcome, 'done')))
    .limit(1)
  return found.length > 0
}
