import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CollisionChoice } from '#contract/series-collisions'
import { expandPattern } from '#contract/series-expansion'
import type { Pattern } from '#contract/series-pattern'
import type { SeriesCounts, SeriesScope, updateSeriesInput } from '#contract/workshift-series'
import { addDays, dayAt, dayBounds } from '#contract/zone'
import type { Reader } from '../../db/client.ts'
import { workshiftSeries, workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput, notFound, stale } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { undoable } from '../undo/undoable.ts'
import { overlapRefusal } from '../workshifts/create-workshift.ts'
import {
  getSeries,
  listOwnBlocks,
  lockSeries,
  type Reach,
  type SeriesRecord,
  subjectOfSeries,
} from './queries.ts'
import { insertSeries, recordSeriesWrite, storeBlocks } from './store.ts'
import { assertSettled, weigh } from './weigh.ts'

interface Scope {
  scope: SeriesScope
  date?: string | undefined
}

const endOfTime = Date.UTC(9999, 0)

/** The stretch of time that a change reaches; what has begun at `now` (milliseconds) is out of reach. */
function reachOf({ scope, date }: Scope, timeZone: string, now: number): Reach {
  if (scope === 'all') return { start: now + 1, end: endOfTime }
  if (!date) throw invalidInput({ date: 'Select a date' })
  const { start, end } = dayBounds(date, timeZone)
  return { start: Math.max(start, now + 1), end: scope === 'one' ? end : endOfTime }
}

/** The blocks of a pattern within reach. */
function blocksWithin(pattern: Pattern, timeZone: string, { start, end }: Reach) {
  return expandPattern(pattern, timeZone).filter((block) => block.start >= start && block.start < end)
}

interface Target extends Scope {
  id: string
  /** The version that the caller has read. */
  seriesVersion?: number | undefined
  force: boolean
}

type Input = z.output<typeof updateSeriesInput>

/** Gives a series, a part of it or one of its days other hours. Throws 400, 403, 404 and 409 as `createSeries`. */
export function updateSeries(
  deps: Deps,
  caller: Caller,
  target: Target,
  input: Input,
): Promise<SeriesCounts> {
  return change(deps, caller, target, input)
}

/** Takes the coming blocks of a series away: all, those from a day on, or those of a day. Throws as `updateSeries`. */
export function deleteSeries(deps: Deps, caller: Caller, target: Target): Promise<SeriesCounts> {
  return change(deps, caller, target, null)
}

async function change(
  deps: Deps,
  caller: Caller,
  target: Target,
  input: Input | null,
): Promise<SeriesCounts> {
  const known = await getSeries(deps.db.orm, target.id)
  const settings = known && (await getClinicSettings(deps.db, known.clinicId))
  const intent: IntentOn<SeriesRecord> = {
    action: 'workshift.write',
    find: (tx) => lockSeries(tx, target.id),
    subject: subjectOfSeries,
    conflict: overlapRefusal,
  }
  const undo = undoable(deps)
  const counts = await write(undo.deps, caller, intent, async (act, series) => {
    if (!settings || (input && input.clinicId !== series.clinicId)) throw notFound()
    const { timeZone } = settings
    const { seriesVersion } = target
    if (seriesVersion !== undefined && seriesVersion !== series.version) throw stale()
    const whole = { ...target, scope: scopeOf(target, series) }
    const weighed = await weighChange(act.tx, act.now, { series, scope: whole, timeZone, input })
    assertSettled(weighed, { version: input?.version, force: target.force })
    const { clinicId, doctorId } = series
    return undo.keep(act, { clinicId, doctorId, visits: [], touches: 'hours' }, async () => {
      const seriesId = await settlePattern(act, series, { ...whole, input, timeZone })
      await storeBlocks(act, series, weighed, whole.scope === 'one' ? null : seriesId)
      if (!input && whole.scope === 'all') await dropEmpty(act, series.id)
      const { insert, skipped, removed } = weighed
      const counts = { seriesId, created: insert.length, skipped, removed: removed.length }
      return recordSeriesWrite(act, input ? 'update' : 'delete', series, counts)
    })
  })
  return { ...counts, undo: undo.token() }
}

interface Change {
  series: SeriesRecord
  scope: Scope
  timeZone: string
  /** Null takes the blocks away. */
  input: (Pattern & { collisions: CollisionChoice }) | null
}

/** The effects of a change of a series. */
export async function weighChange(tx: Reader, now: Date, { series, scope, timeZone, input }: Change) {
  const reach = reachOf(scope, timeZone, now.getTime())
  const { doctorId, clinicId, version: seriesVersion } = series
  const own = await listOwnBlocks(tx, series.id, reach)
  const blocks = input ? blocksWithin(input, timeZone, reach) : []
  const collisions = input?.collisions ?? 'keep'
  return weigh(tx, now, { doctorId, clinicId, blocks, own, collisions, seriesVersion })
}

/** From the first day on is all of it. */
export function scopeOf({ scope, date }: Scope, { from }: SeriesRecord): Scope['scope'] {
  return scope === 'following' && date !== undefined && date <= from ? 'all' : scope
}

interface Settled extends Scope {
  input: Input | null
  timeZone: string
}

/** Writes down what the series is from now on; answers the id of the one that the new blocks belong to. */
async function settlePattern(act: Act, series: SeriesRecord, { scope, date, input, timeZone }: Settled) {
  const { except, until } = series
  if (scope === 'one' && date) {
    await rewrite(act, series, { except: [...except, { from: date, to: date }] })
    return series.id
  }
  if (scope === 'following' && date) {
    await rewrite(act, series, { until: earlier(until, addDays(date, -1)) })
    if (!input) return series.id
    return insertSeries(act, series, { ...input, from: later(input.from, date) })
  }
  await rewrite(
    act,
    series,
    input
      ? patternOf(input)
      : { until: later(series.from, earlier(until, dayAt(act.now.getTime(), timeZone))) },
  )
  return series.id
}

/** Days as texts sort by time. */
const earlier = (a: string, b: string) => [a, b].sort()[0] ?? a
const later = (a: string, b: string) => [a, b].sort()[1] ?? b

function patternOf({ from, until, everyWeeks, parity = null, hours, except }: Pattern): Pattern {
  return { from, until, everyWeeks, parity, hours, except }
}

async function rewrite({ tx, now }: Act, { id }: SeriesRecord, pattern: Partial<Pattern>): Promise<void> {
  await tx
    .update(workshiftSeries)
    .set({ ...pattern, version: sql`${workshiftSeries.version} + 1`, updatedAt: now })
    .where(eq(workshiftSeries.id, id))
}

/** A series of which nothing lies in the past leaves nothing behind. */
async function dropEmpty({ tx }: Act, id: string): Promise<void> {
  const [left] = await tx
    .select({ id: workshifts.id })
    .from(workshifts)
    .where(eq(workshifts.seriesId, id))
    .limit(1)
  if (!left) await tx.delete(workshiftSeries).where(eq(workshiftSeries.id, id))
}
