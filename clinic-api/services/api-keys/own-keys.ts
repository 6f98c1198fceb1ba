import { and, asc, count, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { type apiKeyInput, longestKeyDays, mostKeys } from '#contract/api-keys'
import { addDays, dayAt, dayBounds } from '#contract/zone'
import type { Reader } from '../../db/client.ts'
import { apiKeys } from '../../db/schema/api-keys.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import type { Subject } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { hashToken } from '../identity/sessions/tokens.ts'
import { newKey } from './key-form.ts'

type KeyRow = typeof apiKeys.$inferSelect

/** A key, and the name of who made it. */
export interface KeyRecord {
  row: KeyRow
  maker: string
}

/** Those of the caller's clinic that are not revoked, also when their time is over. */
export function listKeys({ db }: Deps, { clinicId }: Caller): Promise<KeyRecord[]> {
  return recordsOf(db.orm, and(eq(apiKeys.clinicId, clinicId ?? ''), isNull(apiKeys.revokedAt)))
}

async function recordsOf(orm: Reader, which: SQL | undefined): Promise<KeyRecord[]> {
  const rows = await orm
    .select({ row: apiKeys, name: staff.name, surname: staff.surname })
    .from(apiKeys)
    .leftJoin(staff, eq(staff.userId, apiKeys.createdBy))
    .where(which)
    .orderBy(asc(apiKeys.id))
  return rows.map(({ row, name, surname }) => ({ row, maker: name === null ? '' : `${name} ${surname}` }))
}

/**
 * A new key of the caller's clinic, told this once. Throws 403 without a clinic or a fresh password, 400 for a last day
 * that is over or far off, and 409 when there are many already.
 */
export async function createKey(
  deps: Deps,
  caller: Caller,
  { currentPassword, ...input }: z.output<typeof apiKeyInput>,
): Promise<KeyRecord & { key: string }> {
  const { clinicId, userId } = caller
  const settings = clinicId && (await getClinicSettings(deps.db, clinicId))
  if (!clinicId || !settings) throw forbidden()
  await requireProof(deps, caller, currentPassword)
  const today = dayAt(deps.clock.now().getTime(), settings.timeZone)
  if (input.expires < today || input.expires > addDays(today, longestKeyDays))
    throw invalidInput({ expires: 'Choose a day within the next 366 days' })
  const expiresAt = new Date(dayBounds(input.expires, settings.timeZone).end)
  const id = newId()
  const key = newKey(id)
  const intent = { action: 'api-key.create', subject: { clinicIds: [clinicId] } } as const
  const record = await write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    // Two that come at once are counted one after the other.
    await tx.select({ id: clinics.id }).from(clinics).where(eq(clinics.id, clinicId)).for('no key update')
    const living = and(eq(apiKeys.clinicId, clinicId), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now))
    const [present] = await tx.select({ sum: count() }).from(apiKeys).where(living)
    if ((present?.sum ?? 0) >= mostKeys) throw new ApiError('conflict', 'Revoke one of the keys first')
    const { name, scopes, expires } = input
    const facts = { id, clinicId, name, scopes, tokenHash: hashToken(key), createdBy: userId }
    await tx.insert(apiKeys).values({ ...facts, createdAt: now, expiresAt })
    const [made] = await recordsOf(tx, eq(apiKeys.id, id))
    const trace = { action: 'api-key.create', entity: 'api-key', entityId: id, clinicId }
    return act.audit({ ...trace, details: { name, scopes, expires } }, made)
  })
  if (!record) throw new Error('What was inserted is there')
  return { ...record, key }
}

export async function getKey(orm: Reader, id: string): Promise<KeyRow | null> {
  const [row] = await orm
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
  return row ?? null
}

export const subjectOfKey = ({ clinicId }: KeyRow): Subject => ({ clinicIds: [clinicId] })

/** From now on the key opens nothing. Throws 403 and 404. */
export function revokeKey(deps: Deps, caller: Caller, id: string): Promise<void> {
  const find = (tx: Reader) => getKey(tx, id)
  return write(deps, caller, { action: 'api-key.revoke', find, subject: subjectOfKey }, async (act, row) => {
    await act.tx.update(apiKeys).set({ revokedAt: act.now }).where(eq(apiKeys.id, id))
    const { clinicId, name } = row
    return act.audit({
      action: 'api-key.revoke',
      entity: 'api-key',
      entityId: id,
      clinicId,
      details: { name },
    })
  })
}
