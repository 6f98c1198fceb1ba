import { and, eq, sql } from 'drizzle-orm'
import { patientClinics } from '../../db/schema/patients.ts'
import { closedRecords } from '../../db/schema/record-access.ts'
import type { Act } from '../../write/write.ts'

/**
 * Ends the access of the clinics that have it by the patient's word alone. Those that have treated them, or expect them,
 * keep it until the patient ends it there.
 */
export async function closeOpened(act: Act, patientId: string): Promise<void> {
  const { tx, now } = act
  const here = sql`patient_id = ${patientId} and clinic_id = ${patientClinics.clinicId}`
  const ended = await tx
    .delete(patientClinics)
    .where(
      and(
        eq(patientClinics.patientId, patientId),
        eq(patientClinics.why, 'opened'),
        sql`not exists (select from appointments where ${here} and status <> 'cancelled')`,
        sql`not exists (select from waitlist where ${here} and ended_at is null)`,
      ),
    )
    .returning()
  for (const { clinicId, createdAt: openedAt, why } of ended) {
    await tx.insert(closedRecords).values({ patientId, clinicId, openedAt, why, closedAt: now })
    const trace = { action: 'access.close', entity: 'patient', entityId: patientId }
    await act.audit({ ...trace, patientId, clinicId })
  }
}
