import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { visitKinds } from '../../db/schema/visit-kinds.ts'
import type { WantedKind } from '../appointments/visit-length.ts'

export type KindRecord = typeof visitKinds.$inferSelect

const present = isNull(visitKinds.deletedAt)

/** A clinic's kinds in the order in which they were made; patients see those that they can book themselves. */
export function listKinds(
  orm: Reader,
  clinicId: string,
  { onlineOnly }: { onlineOnly: boolean },
): Promise<KindRecord[]> {
  const online = onlineOnly ? eq(visitKinds.online, true) : undefined
  return orm
    .select()
    .from(visitKinds)
    .where(and(eq(visitKinds.clinicId, clinicId), present, online))
    .orderBy(asc(visitKinds.id))
}

/** One that has not been deleted. */
export async function getKind(orm: Reader, id: string): Promise<KindRecord | null> {
  const [kind] = await orm
    .select()
    .from(visitKinds)
    .where(and(eq(visitKinds.id, id), present))
  return kind ?? null
}

export async function lockKind(tx: Reader, id: string): Promise<KindRecord | null> {
  const [kind] = await tx
    .select()
    .from(visitKinds)
    .where(and(eq(visitKinds.id, id), present))
    .for('update')
  return kind ?? null
}

export async function countKinds(tx: Reader, clinicId: string): Promise<number> {
  const [row] = await tx
    .select({ kinds: count() })
    .from(visitKinds)
    .where(and(eq(visitKinds.clinicId, clinicId), present))
  return row?.kinds ?? 0
}

/** Whether doctors of this specialty see such patients. */
export function isSeenBy({ specialties }: KindRecord, specialty: string | null): boolean {
  return specialties.length === 0 || specialties.some((each) => each === specialty)
}

/** The part of it that a booking needs. */
export function wantedOf({ id, minutes, where, resources, seats, ...kind }: KindRecord): WantedKind {
  const { noticeMinutes, horizonDays, cancelHours, before, after, perDay } = kind
  const rules = { noticeMinutes, horizonDays, cancelHours, before, after, perDay }
  return { kindId: id, minutes, where, resources, seats, rules }
}

/** For the policy. */
export function subjectOfKind({ clinicId }: KindRecord) {
  return { clinicIds: [clinicId] }
}
