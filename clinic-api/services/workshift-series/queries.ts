import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import type { Reader } from '../../db/client.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { workshiftSeries, workshifts } from '../../db/schema/workshifts.ts'

export type SeriesRecord = typeof workshiftSeries.$inferSelect

/** Half-open, in milliseconds. */
export interface Reach {
  start: number
  end: number
}

/** Series of doctors who still work at the clinic. */
const ofPresentDoctor = (tx: Reader) =>
  tx
    .select({ series: workshiftSeries })
    .from(workshiftSeries)
    .innerJoin(
      clinicStaff,
      and(
        eq(clinicStaff.id, workshiftSeries.doctorId),
        eq(clinicStaff.clinicId, workshiftSeries.clinicId),
        isNull(clinicStaff.deletedAt),
      ),
    )

export async function getSeries(tx: Reader, id: string): Promise<SeriesRecord | null> {
  const [found] = await ofPresentDoctor(tx).where(eq(workshiftSeries.id, id))
  return found?.series ?? null
}

/** With the doctor, so that two writers of one doctor's hours follow one another. */
export async function lockSeries(tx: Reader, id: string): Promise<SeriesRecord | null> {
  const [found] = await ofPresentDoctor(tx).where(eq(workshiftSeries.id, id)).for('update')
  return found?.series ?? null
}

export async function listSeries(tx: Reader, doctorId: string): Promise<SeriesRecord[]> {
  const rows = await ofPresentDoctor(tx)
    .where(eq(workshiftSeries.doctorId, doctorId))
    .orderBy(asc(workshiftSeries.from), asc(workshiftSeries.id))
  return rows.map(({ series }) => series)
}

/** The coming blocks of a series within reach. */
export function listOwnBlocks(tx: Reader, seriesId: string, { start, end }: Reach) {
  return tx
    .select()
    .from(workshifts)
    .where(
      and(
        eq(workshifts.seriesId, seriesId),
        gte(workshifts.startAt, new Date(start)),
        lt(workshifts.startAt, new Date(end)),
      ),
    )
    .orderBy(asc(workshifts.startAt))
}

/** All hours of a doctor that touch a stretch, locked until the write ends. */
export function lockBlocks(tx: Reader, doctorId: string, { start, end }: Reach) {
  return tx
    .select()
    .from(workshifts)
    .where(
      and(
        eq(workshifts.doctorId, doctorId),
        lt(workshifts.startAt, new Date(end)),
        gt(workshifts.endAt, new Date(start)),
        gte(workshifts.startAt, new Date(start - dayMs)),
      ),
    )
    .orderBy(asc(workshifts.startAt))
    .for('update')
}

/** Whose series it is, for the policy. */
export function subjectOfSeries({ doctorId, clinicId }: Pick<SeriesRecord, 'doctorId' | 'clinicId'>) {
  return { doctorId, clinicIds: [clinicId] }
}
