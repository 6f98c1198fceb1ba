import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { documentOf } from '#contract/documents'
import type { updatePatientInput } from '#contract/patients'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Intent, write } from '../../write/write.ts'
import { columnsOf } from './document.ts'
import { foldedColumns } from './fold.ts'
import { getPatient } from './queries.ts'
import { assertBorn, duplicate } from './register-patient.ts'

/** Patients keep their own profile. Throws 400 for a duplicate document, 403 and 404. */
export async function updatePatient(
  deps: Deps,
  caller: Caller,
  patientId: string,
  { dni, document, ...person }: z.infer<typeof updatePatientInput>,
): Promise<void> {
  const intent: Intent = { action: 'patient.update', subject: { patientId }, conflict: duplicate }
  await write(deps, caller, intent, async (act) => {
    assertBorn(person, act.now)
    const known = await getPatient(act.tx, patientId, null)
    if (!known) throw notFound()
    const { patient, email } = known
    const named = { ...person, ...columnsOf(documentOf({ dni, document })) }
    const row = { ...named, phone: person.phone === undefined ? patient.phone : person.phone }
    const folded = foldedColumns({ ...row, email })
    await act.tx
      .update(patients)
      .set({ ...row, ...folded, updatedAt: act.now })
      .where(eq(patients.id, patientId))
    return act.audit({ action: 'patient.update', entity: 'patient', entityId: patientId, patientId })
  })
}
