import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Action } from '#contract/access'
import { deskSubjects, type ThreadSubject } from '#contract/thread-choices'
import type { Reader } from '../../db/client.ts'
import { threads } from '../../db/schema/threads.ts'
import { ApiError } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Subject, subjectAtClinic } from '../../policy/can.ts'
import type { IntentOn } from '../../write/write.ts'
import { isLinked } from '../patients/link.ts'

export type ThreadRow = typeof threads.$inferSelect

/** A thread, and whether its patient has closed their record to the clinic. */
interface FoundThread extends ThreadRow {
  isClosed: boolean
}

const found = {
  ...getTableColumns(threads),
  isClosed: sql<boolean>`is_closed(${threads.patientId}, ${threads.clinicId})`,
}

export async function getThread(orm: Reader, id: string): Promise<FoundThread | null> {
  const [row] = await orm.select(found).from(threads).where(eq(threads.id, id))
  return row ?? null
}

/** Writers of a thread wait here for each other, which makes the order. */
async function lockThread(tx: Reader, id: string): Promise<FoundThread | null> {
  const [row] = await tx.select(found).from(threads).where(eq(threads.id, id)).for('update')
  return row ?? null
}

export function onThread(action: Action, id: string): IntentOn<FoundThread> {
  return { action, find: (tx) => lockThread(tx, id), subject: subjectOfThread }
}

/** For the policy. */
export function subjectOfThread(thread: FoundThread): Subject {
  return { ...subjectAtClinic(thread), isClinical: isClinical(thread.subject) }
}

/** Whether threads of this subject speak of somebody's health. */
export function isClinical(subject: ThreadSubject): boolean {
  return !deskSubjects.includes(subject)
}

/** Patients read and write in their own thread as themselves, whatever else they are. */
export function isPatientSide(caller: Caller, { patientId }: Pick<ThreadRow, 'patientId'>): boolean {
  return caller.patientId === patientId
}

/** Nobody writes to a clinic that does not treat them, nor a clinic to them. Throws 409. */
export async function assertTreated(orm: Reader, { clinicId, patientId }: ThreadRow): Promise<void> {
  if (!(await isLinked(orm, clinicId, patientId)))
    throw new ApiError('conflict', 'This person is no longer a patient of the clinic')
}
