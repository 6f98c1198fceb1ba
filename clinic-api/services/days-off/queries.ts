import { and, asc, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { daysOff } from '../../db/schema/days-off.ts'

export type DayOffRecord = typeof daysOff.$inferSelect

interface Wanted {
  clinicId: string
  /** With the whole clinic's; everybody's without. */
  doctorId?: string | undefined
  /** `yyyy-MM-dd`, both included. */
  from?: string | undefined
  to?: string | undefined
}

const ofDoctor = (doctorId: string | undefined) =>
  doctorId === undefined
    ? undefined
    : or(and(isNull(daysOff.doctorId), isNull(daysOff.resourceId)), eq(daysOff.doctorId, doctorId))

/** Days off by their first day. */
export function listDaysOff(tx: Reader, { clinicId, doctorId, from, to }: Wanted): Promise<DayOffRecord[]> {
  const touches = [from && gte(daysOff.to, from), to && lte(daysOff.from, to)].map(
    (each) => each || undefined,
  )
  return tx
    .select()
    .from(daysOff)
    .where(and(eq(daysOff.clinicId, clinicId), ofDoctor(doctorId), ...touches))
    .orderBy(asc(daysOff.from), asc(daysOff.to), asc(daysOff.id))
}

/** Everybody's days off that touch the half-open range of instants. */
export function listDaysOffIn(
  tx: Reader,
  clinicId: string,
  { from, to }: { from: Date; to: Date },
): Promise<DayOffRecord[]> {
  return tx
    .select()
    .from(daysOff)
    .where(and(eq(daysOff.clinicId, clinicId), lt(daysOff.startAt, to), gt(daysOff.endAt, from)))
    .orderBy(asc(daysOff.from), asc(daysOff.id))
}

export async function getDayOff(tx: Reader, id: string): Promise<DayOffRecord | null> {
  const [found] = await tx.select().from(daysOff).where(eq(daysOff.id, id))
  return found ?? null
}

/** The day off, locked until the transaction ends: of two who delete it one finds nothing. */
export async function lockDayOff(tx: Reader, id: string): Promise<DayOffRecord | null> {
  const [found] = await tx.select().from(daysOff).where(eq(daysOff.id, id)).for('update')
  return found ?? null
}

/** Whose day off it is, for the policy: a doctor's own, or the clinic's to decide. */
export function subjectOfDayOff({ doctorId, clinicId }: Pick<DayOffRecord, 'doctorId' | 'clinicId'>) {
  return { doctorId, clinicIds: [clinicId] }
}
