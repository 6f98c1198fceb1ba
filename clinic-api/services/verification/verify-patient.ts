import { and, desc, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { verificationInput } from '#contract/public-bookings'
import { appointments } from '../../db/schema/appointments.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type IntentOn, type WriteResult, write } from '../../write/write.ts'
import { applyChange, rowColumns } from '../appointments/change.ts'
import { collisions, differing } from '../merges/conflicts.ts'
import { mergePair } from '../merges/merge-patients.ts'
import { readPair } from '../merges/pair.ts'
import { columnsOf, hasDocument } from '../patients/document.ts'
import { foldedColumns } from '../patients/fold.ts'
import { getPatient, type PatientRecord, subjectOfPatient } from '../patients/queries.ts'
import { duplicate } from '../patients/register-patient.ts'
import { emptyRecord } from './empty-record.ts'

type Verdict = z.output<typeof verificationInput>

/**
 * The desk's word on somebody who booked without an account: a patient of their own, one whom it knows, or nobody. Saying
 * it again changes nothing. Throws 403, 404, and 409 when the two have appointments at one time.
 */
export async function verifyPatient(
  deps: Deps,
  caller: Caller,
  patientId: string,
  { verdict, patientId: sameId }: Verdict,
): Promise<void> {
  const intent: IntentOn<PatientRecord> = {
    action: 'patient.verify',
    async find(tx) {
      // Of two verdicts at once the second one waits, and finds nothing left to say.
      await tx.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId)).for('update')
      return getPatient(tx, patientId, caller.clinicId)
    },
    subject: (found) => subjectOfPatient(found, caller),
    conflict: duplicate,
  }
  await write(deps, caller, intent, async (act, found): Promise<WriteResult<unknown>> => {
    if (!found.patient.toVerify) return act.unchanged()
    if (verdict === 'same') return mergeInto(act, patientId, sameId ?? '')
    const clinicId = caller.clinicId ?? ''
    if (verdict === 'new') await keep(act, found)
    else await drop(act, patientId, clinicId)
    await act.tx.update(publicBookings).set({ person: null }).where(eq(publicBookings.patientId, patientId))
    const trace = { action: 'patient.verify', entity: 'patient', entityId: patientId, patientId, clinicId }
    return act.audit({ ...trace, details: { verdict } })
  })
}

/** They are known from now on, with the document that they named unless it is somebody else's. */
async function keep({ tx, now }: Act, { patient, email }: PatientRecord): Promise<void> {
  const [booking] = await tx
    .select({ person: publicBookings.person })
    .from(publicBookings)
    .where(eq(publicBookings.patientId, patient.id))
    .orderBy(desc(publicBookings.id))
    .limit(1)
  const named = booking?.person?.document
  const isFree =
    named && patient.documentKind === 'none'
      ? (await tx.select({ id: patients.id }).from(patients).where(hasDocument(patients, named))).length === 0
      : false
  const document = named && isFree ? columnsOf(named) : {}
  const folded = foldedColumns({ ...patient, ...document, email })
  await tx
    .update(patients)
    .set({ ...document, ...folded, toVerify: false, version: patient.version + 1, updatedAt: now })
    .where(eq(patients.id, patient.id))
}

/** Their visits are cancelled, they are no patient of the clinic any more, and nothing stays of what they typed. */
async function drop(act: Act, patientId: string, clinicId: string): Promise<void> {
  const { tx, now } = act
  const ahead = await tx
    .select(rowColumns)
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.clinicId, clinicId),
        eq(appointments.status, 'pending'),
        gt(appointments.endAt, now),
      ),
    )
    .for('update')
  for (const row of ahead) await applyChange(act, row, { kind: 'cancel', status: 'cancelled' })
  await tx.update(patients).set({ toVerify: false, updatedAt: now }).where(eq(patients.id, patientId))
  await tx
    .delete(patientClinics)
    .where(and(eq(patientClinics.patientId, patientId), eq(patientClinics.clinicId, clinicId)))
  await emptyRecord(act, patientId)
}

/** Everything of theirs becomes the known patient's, whose own facts stay. */
async function mergeInto(act: Act, merge: string, keepId: string): Promise<WriteResult<unknown>> {
  const { tx, caller } = act
  const wish = { keep: keepId, merge }
  const pair = await readPair(tx, wish, true)
  const clinicId = caller.clinicId ?? ''
  if (!pair?.keep.clinicIds.includes(clinicId) || pair.keep.patient.deceasedOn !== null) throw notFound()
  if ((await collisions(tx, wish)).length > 0) {
    const message = 'This patient has another appointment at that time. Move or cancel one of them first.'
    throw new ApiError('conflict', message)
  }
  await tx.update(publicBookings).set({ person: null }).where(eq(publicBookings.patientId, merge))
  const choose = Object.fromEntries(differing(pair).map(({ field }) => [field, 'keep' as const]))
  return mergePair(act, pair, { ...wish, choose, account: 'keep' })
}
