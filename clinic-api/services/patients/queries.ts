import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Caller, Visitor } from '../../policy/caller.ts'
import type { IntentOn } from '../../write/write.ts'
import { contactEmail } from './contact.ts'
import { mergedInto } from './merged.ts'

export interface PatientRecord {
  patient: typeof patients.$inferSelect
  /** Where they are written to; empty when there is no address. */
  email: string
  /** Whether they can sign in, or could after choosing a password. */
  hasAccount: boolean
  username: string
  language: Visitor['language']
  /** Whether the patient is linked to the clinic that was asked for. */
  linked: boolean
}

/** The patient, and whether `clinicId` knows them. */
export async function getPatient(
  orm: Reader,
  id: string,
  clinicId: string | null,
): Promise<PatientRecord | null> {
  const [row] = await orm
    .select({
      patient: patients,
      email: contactEmail,
      hasAccount: sql<boolean>`${users.email} is not null`,
      username: users.username,
      language: users.language,
      clinicId: patientClinics.clinicId,
    })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .leftJoin(
      patientClinics,
      and(eq(patientClinics.patientId, patients.id), eq(patientClinics.clinicId, clinicId ?? '')),
    )
    .where(eq(patients.id, id))
  if (!row) return null
  return {
    patient: row.patient,
    email: row.email,
    hasAccount: row.hasAccount,
    username: row.username ?? '',
    language: row.language,
    linked: row.clinicId !== null,
  }
}

/** The same, locked until the write ends. */
export async function lockPatient(
  tx: Reader,
  id: string,
  clinicId: string | null,
): Promise<PatientRecord | null> {
  await tx.select({ id: patients.id }).from(patients).where(eq(patients.id, id)).for('update')
  return getPatient(tx, id, clinicId)
}

/** The same by an id that may be that of a record which was merged: then with the id of the one that was kept. */
export async function getPatientOrKept(orm: Reader, id: string, clinicId: string | null) {
  const found = await getPatient(orm, id, clinicId)
  const into = found ? null : await mergedInto(orm, id)
  return { found: into === null ? found : await getPatient(orm, into, clinicId), into }
}

/** For the policy: a patient is of the caller's clinic when that knows them. */
export function subjectOfPatient({ patient, linked }: PatientRecord, { clinicId }: Caller) {
  return { patientId: patient.id, clinicIds: linked ? [clinicId] : [] }
}

export function onPatient(
  action: 'consent.change' | 'patient.fastq-request' | 'patient.notify-genetic',
  caller: Caller,
  patientId: string,
): IntentOn<PatientRecord> {
  return {
    action,
    find: (tx) => getPatient(tx, patientId, caller.clinicId),
    subject: (found) => subjectOfPatient(found, caller),
  }
}
