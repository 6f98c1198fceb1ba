import { and, eq, ne } from 'drizzle-orm'
import { named, runNamed } from '../db/named.ts'
import { patientClinics } from '../db/schema/patients.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../policy/caller.ts'
import { actorOf, auditValues, insertAudit, refuseUnrecorded, type Trace } from '../write/audit.ts'

const warning = named('record_warning', insertAudit)

/**
 * The clinics that treat a patient read in their own logs who from elsewhere was refused, and which clinic that was. The
 * log of the one who tried never names the patient.
 */
export async function warnClinics(deps: Deps, caller: Caller, trace: Trace): Promise<void> {
  const { patientId = null } = trace
  if (!patientId || caller.patientId === patientId) return
  const isElsewhere = ne(patientClinics.clinicId, caller.clinicId ?? '')
  const treating = await deps.db.orm
    .select({ clinicId: patientClinics.clinicId })
    .from(patientClinics)
    .where(and(eq(patientClinics.patientId, patientId), isElsewhere))
  const { clinicId: otherClinic } = caller
  for (const { clinicId } of treating) {
    const entry = { ...trace, clinicId, ...actorOf(caller), details: { otherClinic } }
    await runNamed(deps.db, warning, auditValues(deps.clock.now(), entry)).catch(refuseUnrecorded)
  }
}
