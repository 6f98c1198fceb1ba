import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { resources } from '../../db/schema/resources.ts'

export type ResourceRecord = typeof resources.$inferSelect

const present = isNull(resources.deletedAt)

/** Rooms and equipment of a clinic, in the order in which they were made. */
export function listResources(orm: Reader, clinicId: string): Promise<ResourceRecord[]> {
  return orm
    .select()
    .from(resources)
    .where(and(eq(resources.clinicId, clinicId), present))
    .orderBy(asc(resources.id))
}

/** One that has not been deleted. */
export async function getResource(orm: Reader, id: string): Promise<ResourceRecord | null> {
  const [found] = await orm
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), present))
  return found ?? null
}

/** The same, so that nobody takes it meanwhile. */
export async function lockResource(tx: Reader, id: string): Promise<ResourceRecord | null> {
  const [found] = await tx
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), present))
    .for('update')
  return found ?? null
}

export async function countResources(tx: Reader, clinicId: string): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(resources)
    .where(and(eq(resources.clinicId, clinicId), present))
  return row?.found ?? 0
}

/** For the policy. */
export function subjectOfResource({ clinicId }: Pick<ResourceRecord, 'clinicId'>) {
  return { clinicIds: [clinicId] }
}
