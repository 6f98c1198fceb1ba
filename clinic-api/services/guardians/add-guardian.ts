import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { GuardianInput } from '#contract/guardians'
import { isAdultOn } from '#contract/of-age'
import { dayAt } from '#contract/zone'
import type { Orm } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { patientClinics, type patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { getAccount } from '../identity/accounts/account.ts'
import { assertLiving } from '../patients/living.ts'
import { getPatient, type PatientRecord, subjectOfPatient } from '../patients/queries.ts'
import type { GuardianRow } from './list-guardians.ts'
import { living } from './ties.ts'

/**
 * Invites somebody to act for a patient, by a mail to the address; they do once they have accepted. Throws 400 for the
 * patient themselves and for a parent of somebody of age, 403, 404, and 409 for whoever was invited already.
 */
export function addGuardian(
  deps: Deps,
  caller: Caller,
  patientId: string,
  input: GuardianInput,
): Promise<GuardianRow> {
  const intent: IntentOn<PatientRecord> = {
    action: 'guardian.add',
    find: (tx) => getPatient(tx, patientId, caller.clinicId),
    subject: (found) => subjectOfPatient(found, caller),
    conflict: () => new ApiError('conflict', 'This person has been added already'),
  }
  return write(deps, caller, intent, async (act, { patient }) => {
    const { tx, now } = act
    assertLiving(patient)
    const clinic = await clinicOfTie(tx, caller, patientId)
    const today = dayAt(now.getTime(), clinic.timeZone)
    await assertFits(tx, input, { patient, today })
    await endOver(act, patientId)
    const row = await insertTie(act, { patientId, clinicId: clinic.id, ...input })
    await invite(act, row, clinic.name)
    const trace = { action: 'guardian.add', entity: 'guardian', entityId: row.id, patientId }
    return act.audit({ ...trace, clinicId: caller.clinicId, details: { relation: input.relation } }, row)
  })
}

/** The caller's clinic; of a patient or somebody who acts for them, the one that has known the patient longest. */
async function clinicOfTie(tx: Orm, { clinicId }: Caller, patientId: string) {
  const [clinic] = await tx
    .select({ id: clinics.id, name: clinics.name, timeZone: clinics.timeZone })
    .from(patientClinics)
    .innerJoin(clinics, eq(clinics.id, patientClinics.clinicId))
    .where(
      and(
        eq(patientClinics.patientId, patientId),
        clinicId === null ? undefined : eq(patientClinics.clinicId, clinicId),
      ),
    )
    .orderBy(asc(patientClinics.createdAt))
    .limit(1)
  if (!clinic) throw notFound()
  return clinic
}

interface Fit {
  patient: typeof patients.$inferSelect
  today: string
}

async function assertFits(tx: Orm, input: GuardianInput, { patient, today }: Fit): Promise<void> {
  const { relation, email, until } = input
  if (until && until <= today) throw invalidInput({ until: 'Date must be in the future' })
  if (relation !== 'carer' && isAdultOn(patient.birthdate, today))
    throw invalidInput({ relation: 'From 18 on, only a carer can be added' })
  const [own] = await tx.select({ email: users.email }).from(users).where(eq(users.id, patient.userId))
  if (own?.email?.toLowerCase() === email.toLowerCase())
    throw invalidInput({ email: 'Nobody can be their own guardian' })
}

/** Ends those whose time is over, so that they stand in no new one's way. */
async function endOver({ tx, now }: Act, patientId: string): Promise<void> {
  const ties = await tx
    .select()
    .from(guardians)
    .where(and(eq(guardians.patientId, patientId), isNull(guardians.endedAt)))
  const current = await living(tx, now, eq(guardians.patientId, patientId))
  const over = ties.map(({ id }) => id).filter((id) => !current.some(({ tie }) => tie.id === id))
  if (over.length > 0) await tx.update(guardians).set({ endedAt: now }).where(inArray(guardians.id, over))
}

interface NewTie extends GuardianInput {
  patientId: string
  clinicId: string
  userId?: string
}

/** A tie that waits for an answer, or stands at once where `userId` is known. */
export async function insertTie(act: Act, { userId, ...tie }: NewTie): Promise<GuardianRow> {
  const { tx, now, caller } = act
  const [row] = await tx
    .insert(guardians)
    .values({
      ...tie,
      phone: tie.phone ?? null,
      until: tie.until ?? null,
      id: newId(),
      invitedBy: caller.userId,
      createdAt: now,
      ...(userId && { userId, acceptedAt: now }),
    })
    .returning()
  if (!row) throw new Error('A row that was inserted comes back')
  return row
}

/** The mail names neither the patient nor anything about them: the address may be wrong. */
export async function invite(act: Act, row: GuardianRow, clinicName: string): Promise<void> {
  const inviter = await getAccount(act.tx, act.caller.userId)
  const content = {
    kind: 'guardian-invited',
    language: languageOf(inviter?.language),
    clinicName,
    guardianId: row.id,
  } as const
  await act.mail({ to: row.email, content, patientId: row.patientId })
}
