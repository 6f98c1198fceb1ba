import { inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Stretch } from '#contract/series-expansion'
import type { Pattern } from '#contract/series-pattern'
import type { SeriesCounts } from '#contract/workshift-series'
import { batchesOf } from '../../db/batches.ts'
import { workshiftSeries, workshifts } from '../../db/schema/workshifts.ts'
import type { Act, Step, WriteResult } from '../../write/write.ts'
import { notifyOfHours } from '../notifications/notify-of-hours.ts'
import type { SeriesRecord } from './queries.ts'
import type { Weighed } from './weigh.ts'

type Place = Pick<SeriesRecord, 'doctorId' | 'clinicId'>

export async function insertSeries(
  { tx, now }: Step,
  { doctorId, clinicId }: Place,
  pattern: Pattern,
): Promise<string> {
  const id = newId()
  const { from, until, everyWeeks, parity = null, hours, except } = pattern
  const times = { createdAt: now, updatedAt: now }
  await tx
    .insert(workshiftSeries)
    .values({ id, doctorId, clinicId, from, until, everyWeeks, parity, hours, except, ...times })
  return id
}

/** Takes away what is replaced and makes what is new; `seriesId` null makes blocks that stand alone. */
export async function storeBlocks(
  { tx, now }: Step,
  { doctorId, clinicId }: Place,
  { insert, removed }: Pick<Weighed, 'insert' | 'removed'>,
  seriesId: string | null,
): Promise<void> {
  for (const part of batchesOf(removed)) {
    const ids = part.map(({ id }) => id)
    await tx.delete(workshifts).where(inArray(workshifts.id, ids))
  }
  for (const part of batchesOf(insert)) {
    const rows = part.map(({ start, end }: Stretch) => ({
      id: newId(),
      doctorId,
      clinicId,
      seriesId,
      startAt: new Date(start),
      endAt: new Date(end),
      createdAt: now,
      updatedAt: now,
    }))
    await tx.insert(workshifts).values(rows)
  }
}

/** The trace that a write to a series leaves: one, however many blocks it makes. */
export async function recordSeriesWrite(
  act: Act,
  verb: 'create' | 'update' | 'delete',
  { doctorId, clinicId }: Place,
  counts: SeriesCounts,
): Promise<WriteResult<SeriesCounts>> {
  const { seriesId: entityId, ...details } = counts
  await act.announce({ type: 'workshift.changed', id: entityId, doctorId, clinicId })
  await notifyOfHours(act, [doctorId])
  return act.audit(
    { action: `workshift-series.${verb}`, entity: 'workshift-series', entityId, clinicId, details },
    counts,
  )
}
