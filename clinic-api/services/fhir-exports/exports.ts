import { and, desc, eq, gt } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { dayMs } from '#contract/durations'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { fhirExports } from '../../db/schema/fhir-exports.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan, type Subject } from '../../policy/can.ts'
import { write } from '../../write/write.ts'

export type ExportRow = typeof fhirExports.$inferSelect

const livesMs = dayMs
const apartMs = 60_000

/**
 * An export of the caller's clinic, which can be fetched for a day. Throws 403, and 429 when the clinic began another
 * within the last minute and has not deleted it.
 */
export function startExport(
  deps: Deps,
  caller: Caller,
  asked: Pick<ExportRow, 'request' | 'types'>,
): Promise<ExportRow> {
  const { clinicId } = caller
  if (!clinicId) throw forbidden()
  const intent = { action: 'fhir.export', subject: { clinicIds: [clinicId] } } as const
  return write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    // The lock lets one of several simultaneous requests begin.
    await tx.select({ id: clinics.id }).from(clinics).where(eq(clinics.id, clinicId)).for('no key update')
    const [newest] = await tx
      .select({ createdAt: fhirExports.createdAt })
      .from(fhirExports)
      .where(eq(fhirExports.clinicId, clinicId))
      .orderBy(desc(fhirExports.createdAt))
      .limit(1)
    const left = newest ? newest.createdAt.getTime() + apartMs - now.getTime() : 0
    if (left > 0) {
      const retryAfter = Math.min(Math.ceil(left / 1000), apartMs / 1000)
      throw new ApiError('rate_limited', 'An export of this clinic was just begun', { retryAfter })
    }
    const row = {
      id: newId(),
      clinicId,
      ...asked,
      createdAt: now,
      expiresAt: new Date(now.getTime() + livesMs),
    }
    await tx.insert(fhirExports).values(row)
    const trace = { action: 'fhir.export', entity: 'export', entityId: row.id, clinicId }
    return act.audit({ ...trace, details: { types: asked.types } }, row)
  })
}

const subjectOf = ({ clinicId }: ExportRow): Subject => ({ clinicIds: [clinicId] })

async function findLiving(orm: Reader, id: string, now: Date): Promise<ExportRow | null> {
  const [row] = await orm
    .select()
    .from(fhirExports)
    .where(and(eq(fhirExports.id, id), gt(fhirExports.expiresAt, now)))
  return row ?? null
}

/** An export that still lives, for whoever may have one of its clinic. Throws 403 and 404. */
export async function readExport({ db, clock }: Deps, caller: Caller, id: string): Promise<ExportRow> {
  const row = await findLiving(db.orm, id, clock.now())
  assertCan(caller, 'fhir.export', row && subjectOf(row))
  if (!row) throw notFound()
  return row
}

/** From now on there is nothing to fetch. Throws 403 and 404. */
export function deleteExport(deps: Deps, caller: Caller, id: string): Promise<void> {
  const find = (tx: Reader) => findLiving(tx, id, deps.clock.now())
  const intent = { action: 'fhir.export', find, subject: subjectOf } as const
  return write(deps, caller, intent, async (act, { clinicId }) => {
    await act.tx.delete(fhirExports).where(eq(fhirExports.id, id))
    return act.audit({ action: 'fhir.export-delete', entity: 'export', entityId: id, clinicId })
  })
}

/** Logs that these records are handed out, before they are. */
export function recordExported(
  deps: Deps,
  caller: Caller,
  { clinicId, entity, ids }: { clinicId: string; entity: 'patient' | 'appointment'; ids: readonly string[] },
): Promise<void> {
  const intent = { action: 'fhir.export', subject: { clinicIds: [clinicId] } } as const
  return write(deps, caller, intent, (act) =>
    act.audit({ action: `${entity}.read`, entity, clinicId, details: { ids, how: 'export' } }),
  )
}
