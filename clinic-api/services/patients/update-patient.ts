import type { z } from 'zod'
import { documentOf } from '#contract/documents'
import type { updatePatientInput } from '#contract/patients'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { changeDetails } from './details.ts'
import { lockPatient, type PatientRecord } from './queries.ts'
import { assertBorn, duplicate } from './register-patient.ts'

/** Patients keep their own profile. Throws 400 for a duplicate document, 403 and 404. */
export async function updatePatient(
  deps: Deps,
  caller: Caller,
  patientId: string,
  { dni, document, ...person }: z.infer<typeof updatePatientInput>,
): Promise<void> {
  const intent: IntentOn<PatientRecord> = {
    action: 'patient.update',
    find: (tx) => lockPatient(tx, patientId, null),
    subject: () => ({ patientId }),
    conflict: duplicate,
  }
  await write(deps, caller, intent, async (act, found) => {
    assertBorn(person, act.now)
    const fields = await changeDetails(act, caller.userId, found, {
      ...person,
      document: documentOf({ dni, document }),
    })
    const trace = { action: 'patient.update', entity: 'patient', entityId: patientId, patientId }
    return act.audit({ ...trace, ...(fields.length > 0 && { details: { fields } }) })
  })
}
