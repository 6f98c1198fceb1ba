import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { updatePatientInput } from '#contract/patients'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { foldedColumns } from './fold.ts'
import { duplicateOf } from './register-patient.ts'

/** Patients keep their own profile. Throws 400 for a duplicate DNI, 403 and 404. */
export async function updatePatient(
  deps: Deps,
  caller: Caller,
  patientId: string,
  person: z.infer<typeof updatePatientInput>,
): Promise<void> {
  assertCan(caller, 'patient.update', { patientId })
  const now = deps.clock.now()
  try {
    await deps.db.transaction(async (tx) => {
      await tx
        .update(patients)
        .set({ ...person, ...foldedColumns(person), updatedAt: now })
        .where(eq(patients.id, patientId))
      await recordAudit(tx, now, {
        action: 'patient.update',
        actorId: caller.userId,
        address: caller.address,
        entity: 'patient',
        entityId: patientId,
        patientId,
      })
    })
  } catch (error) {
    throw duplicateOf(error) ?? error
  }
}
