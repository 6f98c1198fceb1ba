import { createHash } from 'node:crypto'
import { type Block, type CollisionChoice, leftStanding, planSeries } from '#contract/series-collisions'
import type { Stretch } from '#contract/series-expansion'
import type { Reader } from '../../db/client.ts'
import type { workshifts } from '../../db/schema/workshifts.ts'
import { ApiError, stale } from '../../errors.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { listPendingIn } from '../workshifts/queries.ts'
import { lockBlocks } from './queries.ts'

type ShiftRow = typeof workshifts.$inferSelect

interface Wanted {
  doctorId: string
  clinicId: string
  /** Blocks to make. */
  blocks: Stretch[]
  /** Blocks of the series itself, which the wanted ones take the place of. */
  own: ShiftRow[]
  collisions: CollisionChoice
  /** The series as it is, if there is one. */
  seriesVersion: number | null
}

export interface Weighed extends ReturnType<typeof planSeries> {
  removed: Block[]
  affected: AppointmentRecord[]
  /** The same while nothing that was looked at has changed. */
  version: string
}

/**
 * The blocks that a write of repeating hours would add and remove, and the visits that it would leave without
 * hours.
 */
export async function weigh(tx: Reader, now: Date, wanted: Wanted): Promise<Weighed> {
  const own = wanted.own.map(toBlock)
  const span = spanOf([...wanted.blocks, ...own])
  const present = span ? (await lockBlocks(tx, wanted.doctorId, span)).map(toBlock) : []
  const isOwn = new Set(own.map(({ id }) => id))
  const others = present.filter(({ id }) => !isOwn.has(id))
  const plan = planSeries(wanted.blocks, others, { collisions: wanted.collisions, now: now.getTime() })
  const replaced = new Set(plan.remove)
  const removed = [...own, ...others.filter(({ id }) => replaced.has(id))]
  const kept = others.filter(({ id }) => !replaced.has(id))
  const affected = await visitsLeft(tx, wanted, removed, [...kept, ...plan.insert])
  const version = fingerprint([
    wanted.seriesVersion,
    ...present.map(({ id, start, end }) => [id, start, end]),
    ...affected.map(({ id, start }) => [id, start.getTime()]),
  ])
  return { ...plan, removed, affected, version }
}

/** Throws 409 when something has changed since the preview, or when visits would be left standing without `force`. */
export function assertSettled(
  { version, affected }: Pick<Weighed, 'version' | 'affected'>,
  { version: seen, force }: { version?: string | undefined; force: boolean },
): void {
  if (seen !== undefined && seen !== version) throw stale()
  if (affected.length === 0 || force) return
  throw new ApiError('appointments_affected', 'Pending appointments would be left outside the schedule', {
    appointments: affected.map((record) => toWireAppointment(record, true)),
  })
}

async function visitsLeft(
  tx: Reader,
  { doctorId, clinicId }: Wanted,
  removed: Block[],
  after: Stretch[],
): Promise<AppointmentRecord[]> {
  const span = spanOf(removed)
  if (!span) return []
  const stretch = { doctorId, clinicId, startAt: new Date(span.start), endAt: new Date(span.end) }
  const visits = (await listPendingIn(tx, stretch)).map((record) => ({
    record,
    start: record.start.getTime(),
    end: record.end.getTime(),
  }))
  return leftStanding(visits, removed, after).map(({ record }) => record)
}

function toBlock({ id, startAt, endAt }: ShiftRow): Block {
  return { id, start: startAt.getTime(), end: endAt.getTime() }
}

function spanOf(stretches: readonly Stretch[]): Stretch | null {
  if (stretches.length === 0) return null
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const each of stretches) {
    start = Math.min(start, each.start)
    end = Math.max(end, each.end)
  }
  return { start, end }
}

function fingerprint(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
