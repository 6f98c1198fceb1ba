import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { accessChange } from '#contract/record-access'
import { refusals } from '#contract/refusals'
import { appointments } from '../../db/schema/appointments.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { closedRecords } from '../../db/schema/record-access.ts'
import { waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type WriteResult, write } from '../../write/write.ts'
import { shareByConsent } from '../consents/share-by-consent.ts'
import { isClosed, link } from '../patients/link.ts'
import { readWaiting } from '../waitlist/entries.ts'

type Decision = z.output<typeof accessChange>

/**
 * A patient ends a clinic's access to their record, or opens it to a clinic, by their consent. What the clinic wrote
 * stays. Throws 403, 404 for an unknown clinic and for one that never had access, 409 while a visit there lies ahead and
 * without a consent that stands.
 */
export function changeAccess(
  deps: Deps,
  caller: Caller,
  patientId: string,
  decision: Decision,
): Promise<void> {
  const intent = { action: 'access.change', subject: { patientId } } as const
  return write(deps, caller, intent, async (act) => {
    // A booking holds this row as well: whichever comes second sees what the first did.
    const [patient] = await act.tx.select().from(patients).where(eq(patients.id, patientId)).for('update')
    if (!patient) throw notFound()
    return decision.open ? open(act, decision, patient) : close(act, decision.clinicId, patientId)
  })
}

async function open(
  act: Act,
  { clinicId, consent }: Decision,
  patient: typeof patients.$inferSelect,
): Promise<WriteResult<void>> {
  const [clinic] = await act.tx
    .select({ id: clinics.id })
    .from(clinics)
    .where(and(eq(clinics.id, clinicId), eq(clinics.active, true)))
  if (!clinic && !(await isClosed(act.tx, clinicId, patient.id))) throw notFound()
  if (!(await link(act, clinicId, patient, 'opened'))) return act.unchanged()
  await shareByConsent(act, patient.id, consent)
  return act.audit({ action: 'access.open', ...about(clinicId, patient.id) })
}

async function close(act: Act, clinicId: string, patientId: string): Promise<WriteResult<void>> {
  const { tx, now } = act
  const [ended] = await tx
    .delete(patientClinics)
    .where(and(eq(patientClinics.patientId, patientId), eq(patientClinics.clinicId, clinicId)))
    .returning()
  if (!ended) {
    if (await isClosed(tx, clinicId, patientId)) return act.unchanged()
    throw notFound()
  }
  if (await isExpected(act, clinicId, patientId)) throw new ApiError('conflict', refusals.visitAhead)
  const { createdAt: openedAt, why } = ended
  await tx.insert(closedRecords).values({ patientId, clinicId, openedAt, why, closedAt: now })
  return act.audit({ action: 'access.close', ...about(clinicId, patientId) })
}

/** Whether the clinic awaits the patient: a visit is booked, or they wait for one. */
async function isExpected({ tx, now }: Act, clinicId: string, patientId: string): Promise<boolean> {
  const [visit] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.clinicId, clinicId),
        eq(appointments.status, 'pending'),
        gt(appointments.endAt, now),
      ),
    )
    .limit(1)
  if (visit) return true
  const own = and(eq(waitlist.patientId, patientId), eq(waitlist.clinicId, clinicId))
  return (await readWaiting(tx, now, own)).length > 0
}

function about(clinicId: string, patientId: string) {
  return { entity: 'patient', entityId: patientId, patientId, clinicId }
}
