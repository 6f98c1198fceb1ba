import { inArray } from 'drizzle-orm'
import { files } from '../../db/schema/files.ts'
import type { Deps } from '../../deps.ts'

/** Younger bytes may belong to an upload whose row is about to be written. */
const graceMs = 24 * 3_600_000
const batch = 500

/** Removes bytes that no row names, and the rests of uploads that broke off; resolves to how many. */
export async function sweepOrphans(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - graceMs)
  let removed = await deps.files.removeUnfinished(before)
  let candidates: string[] = []
  for await (const { key, changedAt } of deps.files.list()) {
    if (changedAt < before) candidates.push(key)
    if (candidates.length < batch) continue
    removed += await removeUnnamed(deps, candidates)
    candidates = []
  }
  return removed + (await removeUnnamed(deps, candidates))
}

async function removeUnnamed(deps: Deps, keys: string[]): Promise<number> {
  if (keys.length === 0) return 0
  const rows = await deps.db.orm
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, keys))
  const named = new Set(rows.map((row) => row.key))
  const orphans = keys.filter((key) => !named.has(key))
  for (const key of orphans) await deps.files.remove(key)
  return orphans.length
}
