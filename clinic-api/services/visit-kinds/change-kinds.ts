import { and, count, desc, eq, gt, isNotNull, ne } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { updateVisitKindInput, visitKindInput } from '#contract/visit-kinds'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { visitKinds } from '../../db/schema/visit-kinds.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound, stale } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { listResources } from '../resources/queries.ts'
import { countKinds, type KindRecord, lockKind, subjectOfKind } from './queries.ts'

/** More nobody finds their way in. */
const mostKinds = 40

/** Throws 404 for another clinic, and 409 when there are too many. */
export function createKind(
  deps: Deps,
  caller: Caller,
  { clinicId, ...facts }: z.output<typeof visitKindInput>,
): Promise<KindRecord> {
  const intent = { action: 'visit-kind.write', subject: { clinicIds: [clinicId] } } as const
  return write(deps, caller, intent, async (act) => {
    assertRoom(facts)
    await assertResources(act.tx, clinicId, facts.resources)
    if ((await countKinds(act.tx, clinicId)) >= mostKinds) {
      throw new ApiError('conflict', `A clinic has at most ${mostKinds} kinds of visit`)
    }
    const row = {
      id: newId(),
      clinicId,
      ...facts,
      ...bookable(facts),
      createdAt: act.now,
      updatedAt: act.now,
    }
    const [kind] = await act.tx.insert(visitKinds).values(row).returning()
    if (!kind) throw notFound()
    return act.audit(traceOf('create', kind), kind)
  })
}

/** Visits that are booked keep the minutes that they have. Throws 403, 404, and 409 when the kind has changed since. */
export function updateKind(
  deps: Deps,
  caller: Caller,
  id: string,
  { version, ...facts }: z.output<typeof updateVisitKindInput>,
): Promise<KindRecord> {
  return write(deps, caller, onKind(id), async (act, present) => {
    if (version !== undefined && version !== present.version) throw stale()
    assertRoom({ ...present, ...definedOf(facts) })
    await assertResources(act.tx, present.clinicId, facts.resources)
    if (facts.seats !== undefined && facts.seats < present.seats) await assertSeats(act, id, facts.seats)
    const change = { ...facts, ...bookable(facts), version: present.version + 1, updatedAt: act.now }
    const [kind] = await act.tx.update(visitKinds).set(change).where(eq(visitKinds.id, id)).returning()
    if (!kind) throw notFound()
    return act.audit(traceOf('update', kind), kind)
  })
}

/** It can no longer be booked; the visits that are booked keep it. Throws 403 and 404. */
export function deleteKind(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onKind(id), async (act, kind) => {
    const change = { deletedAt: act.now, updatedAt: act.now }
    await act.tx.update(visitKinds).set(change).where(eq(visitKinds.id, id))
    return act.audit(traceOf('delete', kind))
  })
}

const definedOf = <Facts extends object>(facts: Facts): Partial<Facts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<Facts>

/** A kind that stands on the clinic's page is one that patients book themselves. */
const bookable = ({ public: isPublic }: { public?: boolean | undefined }) =>
  isPublic ? { online: true } : {}

function assertRoom({
  where,
  videoUrl,
}: {
  where?: string | undefined
  videoUrl?: string | null | undefined
}) {
  const reason = 'A video link is required'
  if (where === 'video' && !videoUrl) throw invalidInput({ videoUrl: reason }, reason)
}

/** Throws 400 for rooms and equipment that are not the clinic's. */
async function assertResources(
  tx: Reader,
  clinicId: string,
  wanted: readonly string[] | undefined,
): Promise<void> {
  if (!wanted || wanted.length === 0) return
  const known = new Set((await listResources(tx, clinicId)).map(({ id }) => id))
  if (wanted.every((id) => known.has(id))) return
  const reason = 'This room or equipment does not exist'
  throw invalidInput({ resources: reason }, reason)
}

/** Throws 409 when more have booked a visit to come than there would be seats. */
async function assertSeats({ tx, now }: Act, kindId: string, seats: number): Promise<void> {
  // A booking of the kind holds its doctor, and the kind is locked: those that are under way are not counted here.
  const [fullest] = await tx
    .select({ taken: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.kindId, kindId),
        ne(appointments.status, 'cancelled'),
        gt(appointments.startAt, now),
        isNotNull(appointments.session),
      ),
    )
    .groupBy(appointments.doctorId, appointments.session)
    .orderBy(desc(count()))
    .limit(1)
  if (!fullest || fullest.taken <= seats) return
  throw new ApiError('conflict', `${fullest.taken} patients have booked the same appointment`)
}

function onKind(id: string): IntentOn<KindRecord> {
  return { action: 'visit-kind.write', find: (tx) => lockKind(tx, id), subject: subjectOfKind }
}

function traceOf(verb: 'create' | 'update' | 'delete', { id, clinicId }: KindRecord) {
  return { action: `visit-kind.${verb}`, entity: 'visit-kind', entityId: id, clinicId }
}
