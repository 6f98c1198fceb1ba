import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { documentOf } from '#contract/documents'
import type { linkPatientInput } from '#contract/patients'
import { refusals } from '#contract/refusals'
import type { Orm } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { languageOf } from '../../write/notification.ts'
import { type Intent, type Work, write } from '../../write/write.ts'
import { admit, forgive } from '../identity/rate-limit.ts'
import { assertRoomForPatient } from '../plans/limits.ts'
import { contactEmail } from './contact.ts'
import { hasDocument } from './document.ts'
import { isClosed, isLinked, link } from './link.ts'
import { registeringClinic } from './registering-clinic.ts'

/** Guesses at a birthdate in a quarter of an hour. */
const guesses = 10

type Proof = z.infer<typeof linkPatientInput>

/**
 * Makes somebody who is registered already a patient of the registrar's clinic too, proved by document and birthdate; the
 * person is told by mail. Linking again changes nothing. Throws 400 without a clinic, 404 when no patient has both, 409
 * beyond the plan and for whoever has closed their record to the clinic, 429.
 */
export async function linkPatient(deps: Deps, caller: Caller, proof: Proof): Promise<string> {
  const key = `link-patient:${caller.userId}`
  await admit(deps, key, guesses)
  // Nobody's of theirs yet: the proof says whose it may be.
  const intent: Intent = { action: 'patient.register', subject: { userId: caller.userId } }
  const patientId = await write(deps, caller, intent, async (act) => {
    const { tx } = act
    const clinicId = await registeringClinic(tx, caller, proof.clinicId)
    if (clinicId === null) throw invalidInput({ clinicId: 'Clinic is required' })
    const person = await find(tx, proof)
    if (!person) throw notFound('No patient has this DNI and birthdate')
    const { patient, email, language } = person
    if (await isLinked(tx, clinicId, patient.id)) return act.unchanged(patient.id)
    if (await isClosed(tx, clinicId, patient.id)) throw new ApiError('conflict', refusals.recordClosed)
    await assertRoomForPatient(tx, clinicId)
    if (!(await link(act, clinicId, patient, 'linked'))) return act.unchanged(patient.id)
    await tellLinked(act, clinicId, { patient, email, language })
    const about = { entity: 'patient', entityId: patient.id, patientId: patient.id, clinicId }
    return act.audit({ action: 'patient.link', ...about }, patient.id)
  })
  await forgive(deps, key)
  return patientId
}

/** Tells a person by mail that they became a patient of a clinic, however it came about. */
export async function tellLinked(
  act: Pick<Work, 'tx' | 'mail'>,
  clinicId: string,
  { patient, email: to, language }: { patient: { id: string }; email: string; language: string | null },
): Promise<void> {
  const [clinic] = await act.tx.select({ name: clinics.name }).from(clinics).where(eq(clinics.id, clinicId))
  const clinicName = clinic?.name ?? ''
  const content = { kind: 'patient-linked', language: languageOf(language), clinicName } as const
  await act.mail({ to, content, patientId: patient.id })
}

async function find(tx: Orm, proof: Proof) {
  const [person] = await tx
    .select({ patient: patients, email: contactEmail, language: users.language })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(and(hasDocument(patients, documentOf(proof)), eq(patients.birthdate, proof.birthdate)))
  return person ?? null
}
