import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import { clinicsOfGroup } from '../../db/clinic-group.ts'
import { histories } from '../../db/schema/histories.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { ApiError, forbidden, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { reachFor, type Subject } from '../../policy/can.ts'

export interface Double {
  patient: typeof patients.$inferSelect
  historyId: string
  account: { id: string; email: string } | null
  /** Clinics to which the record is open. */
  clinicIds: string[]
}

/** Two records that are thought to be of one person. */
export interface Pair {
  keep: Double
  merge: Double
}

export interface Doubles {
  keep: string
  merge: string
}

/** Both records; null when one of them is missing. `isLocked`: nobody changes or books for either until the write ends. */
export async function readPair(
  orm: Reader,
  { keep, merge }: Doubles,
  isLocked: boolean,
): Promise<Pair | null> {
  if (keep === merge) throw invalidInput({ merge: 'Choose two records' }, 'Choose two records')
  // In one order, so that two merges of the same records wait for each other and never in a ring.
  const locking = orm
    .select({ id: patients.id })
    .from(patients)
    .where(inArray(patients.id, [keep, merge]))
    .orderBy(patients.id)
  if (isLocked) await locking.for('update')
  const rows = await orm
    .select({
      patient: getTableColumns(patients),
      historyId: histories.id,
      account: { id: users.id, email: users.email },
      clinicIds: sql<
        string[]
      >`array(select clinic_id from ${patientClinics} where patient_id = ${patients.id})`,
    })
    .from(patients)
    .innerJoin(histories, eq(histories.patientId, patients.id))
    .leftJoin(users, eq(users.id, patients.userId))
    .where(inArray(patients.id, [keep, merge]))
  const of = (id: string) => rows.find(({ patient }) => patient.id === id)
  const [kept, merged] = [of(keep), of(merge)]
  return kept && merged ? { keep: asDouble(kept), merge: asDouble(merged) } : null
}

type Row = Omit<Double, 'account'> & { account: { id: string; email: string | null } | null }

/** A record without an address to sign in with has no account to keep. */
const asDouble = ({ account, ...row }: Row): Double => ({
  ...row,
  account: account?.email == null ? null : { id: account.id, email: account.email },
})

/** Records that are open to nobody of the caller's clinics are as good as missing. */
export function subjectOfPair({ keep, merge }: Pair, caller: Caller, group: readonly string[]): Subject {
  const isKnown = [keep, merge].every(({ clinicIds }) => clinicIds.some((id) => group.includes(id)))
  return { clinicIds: isKnown ? [caller.clinicId] : [] }
}

/** Throws 403 for records that clinics of others may open too, unless the caller may merge any, and 409 for an undecided death. */
export function assertMergeable({ keep, merge }: Pair, caller: Caller, group: readonly string[]): void {
  const isOthers = [...keep.clinicIds, ...merge.clinicIds].some((id) => !group.includes(id))
  if (isOthers && reachFor(caller, 'patient.merge') !== 'any') throw forbidden()
  if ((keep.patient.deceasedOn === null) !== (merge.patient.deceasedOn === null))
    throw new ApiError('conflict', 'One of the two is recorded as deceased. Record it for both, or undo it.')
}

/** The clinics that the caller's clinic belongs with. */
export async function groupOf(orm: Reader, { clinicId }: Caller): Promise<string[]> {
  if (clinicId === null) return []
  const rows = await rowsOf<{ id: string }>(orm, clinicsOfGroup(clinicId))
  return rows.map(({ id }) => id)
}
