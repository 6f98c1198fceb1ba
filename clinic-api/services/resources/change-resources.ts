import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { resourceInput, updateResourceInput } from '#contract/resources'
import { appointments } from '../../db/schema/appointments.ts'
import { resources } from '../../db/schema/resources.ts'
import { visitKinds } from '../../db/schema/visit-kinds.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type IntentOn, write } from '../../write/write.ts'
import { listRecords } from '../appointments/list-records.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { countResources, lockResource, type ResourceRecord, subjectOfResource } from './queries.ts'

const mostResources = 100

/** Throws 404 for another clinic, and 409 when there are too many. */
export function createResource(
  deps: Deps,
  caller: Caller,
  { clinicId, ...facts }: z.output<typeof resourceInput>,
): Promise<ResourceRecord> {
  const intent = { action: 'resource.write', subject: { clinicIds: [clinicId] } } as const
  return write(deps, caller, intent, async (act) => {
    if ((await countResources(act.tx, clinicId)) >= mostResources) {
      throw new ApiError('conflict', `A clinic has at most ${mostResources} rooms and pieces of equipment`)
    }
    const row = { id: newId(), clinicId, ...facts, createdAt: act.now, updatedAt: act.now }
    const [made] = await act.tx.insert(resources).values(row).returning()
    if (!made) throw notFound()
    return act.audit(traceOf('create', made), made)
  })
}

/** Throws 403 and 404. */
export function updateResource(
  deps: Deps,
  caller: Caller,
  id: string,
  facts: z.output<typeof updateResourceInput>,
): Promise<ResourceRecord> {
  return write(deps, caller, onResource(id), async (act) => {
    const change = { ...facts, updatedAt: act.now }
    const [changed] = await act.tx.update(resources).set(change).where(eq(resources.id, id)).returning()
    if (!changed) throw notFound()
    return act.audit(traceOf('update', changed), changed)
  })
}

/** No kind takes it any more. Throws 403, 404, and 409 with the visits to come that have it. */
export function deleteResource(deps: Deps, caller: Caller, id: string): Promise<void> {
  return write(deps, caller, onResource(id), async (act, resource) => {
    await assertUnused(act, id)
    await act.tx.update(resources).set({ deletedAt: act.now, updatedAt: act.now }).where(eq(resources.id, id))
    await act.tx
      .update(visitKinds)
      .set({ resources: sql`array_remove(${visitKinds.resources}, ${id})`, updatedAt: act.now })
      .where(and(eq(visitKinds.clinicId, resource.clinicId), sql`${id} = any(${visitKinds.resources})`))
    return act.audit(traceOf('delete', resource))
  })
}

async function assertUnused({ tx, now }: Act, id: string): Promise<void> {
  const ahead = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(eq(appointments.resourceId, id), ne(appointments.status, 'cancelled'), gt(appointments.endAt, now)),
    )
    .orderBy(appointments.startAt)
  if (ahead.length === 0) return
  const records = await listRecords(
    tx,
    ahead.map((each) => each.id),
  )
  throw new ApiError('appointments_affected', 'It is taken by appointments to come', {
    appointments: records.map((record) => toWireAppointment(record, true)),
  })
}

function onResource(id: string): IntentOn<ResourceRecord> {
  return { action: 'resource.write', find: (tx) => lockResource(tx, id), subject: subjectOfResource }
}

function traceOf(verb: 'create' | 'update' | 'delete', { id, clinicId }: ResourceRecord) {
  return { action: `resource.${verb}`, entity: 'resource', entityId: id, clinicId }
}
