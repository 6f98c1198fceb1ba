import type { Orm, ReadingDatabase } from '../db/client.ts'
import { type NamedValues, named, runNamed } from '../db/named.ts'
import { ApiError } from '../errors.ts'
import type { Caller } from '../policy/caller.ts'

function onceValues({ userId, once }: Caller): NamedValues {
  return { onceUser: userId, onceKey: once?.key ?? null, onceHash: once?.hash ?? null }
}

const insertMark = named(
  'insert_idempotency_mark',
  `insert into idempotency_keys (user_id, key, request_hash, result, created_at)
    values (:onceUser, :onceKey, :onceHash, :result::jsonb, :now::timestamptz) on conflict do nothing returning key`,
)

/**
 * Notes in the write's own transaction that it was done and, if there is one, what it came to. Waits for a twin that is at
 * it, and throws if that was faster.
 */
export async function markDone(
  { tx, now }: { tx: Orm; now: Date },
  caller: Caller,
  result: unknown = null,
): Promise<void> {
  if (!caller.once || caller.once.isKept) return
  const kept = result === null ? null : JSON.stringify(result)
  const values = { ...onceValues(caller), result: kept, now: now.toISOString() }
  const rows = await runNamed(tx, insertMark, values)
  if (rows.length === 0) throw new ApiError('conflict', 'The same request was made already')
}

const findResult = named(
  'find_idempotent_result',
  `select result from idempotency_keys
    where user_id = :onceUser and key = :onceKey and request_hash = :onceHash`,
)

/** The result of an identical request, if one was done before or meanwhile. */
export async function findTwin(db: ReadingDatabase, caller: Caller): Promise<unknown> {
  if (!caller.once) return null
  const [row] = await runNamed<{ result: unknown }>(db, findResult, onceValues(caller))
  return row?.result ?? null
}
