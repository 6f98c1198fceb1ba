import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import type { Caller } from '../../policy/caller.ts'
import type { IntentOn } from '../../write/write.ts'

export interface LockedPatient {
  id: string
  userId: string | null
  birthdate: string
  deceasedOn: string | null
  isLinked: boolean
}

/** The patient, locked until the write ends: a booking waits and then sees what was recorded. */
export function onDeath(patientId: string, { clinicId }: Caller): IntentOn<LockedPatient> {
  return {
    action: 'patient.deceased',
    find: (tx) => lock(tx, patientId, clinicId),
    subject: ({ isLinked }) => ({ patientId, clinicIds: isLinked ? [clinicId] : [] }),
  }
}

async function lock(tx: Reader, id: string, clinicId: string | null): Promise<LockedPatient | null> {
  const here = and(eq(patientClinics.patientId, patients.id), eq(patientClinics.clinicId, clinicId ?? ''))
  const [patient] = await tx
    .select({
      id: patients.id,
      userId: patients.userId,
      birthdate: patients.birthdate,
      deceasedOn: patients.deceasedOn,
      isLinked: sql<boolean>`exists (select from ${patientClinics} where ${here})`,
    })
    .from(patients)
    .where(eq(patients.id, id))
    .for('update')
  return patient ?? null
}
