import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { living } from './ties.ts'

export type GuardianRow = typeof guardians.$inferSelect

/** People who act for the patient or are invited to, in the order in which they were added. */
export async function listGuardians(orm: Reader, now: Date, patientId: string): Promise<GuardianRow[]> {
  const rows = await living(orm, now, eq(guardians.patientId, patientId)).orderBy(guardians.id)
  return rows.map(({ tie }) => tie)
}
