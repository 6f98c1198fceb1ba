import { inArray } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { lockedFiles } from '../../db/schema/erasures.ts'
import { files } from '../../db/schema/files.ts'
import type { Deps } from '../../deps.ts'
import { reached } from '../../reached.ts'

/** Younger bytes may belong to an upload whose row is about to be written. */
const graceMs = dayMs
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
  const named = new Set<string>()
  for (const table of [files, lockedFiles]) {
    const { orm } = deps.db
    const rows = await orm
      .select({ key: table.storageKey })
      .from(table)
      .where(inArray(table.storageKey, keys))
    for (const { key } of rows) named.add(key)
  }
  // A store may name a key for each thing that it keeps under it.
  const orphans = [...new Set(keys)].filter((key) => !named.has(key))
  for (const key of orphans) {
    reached('files: bytes without a row are removed')
    await deps.files.remove(key)
  }
  return orphans.length
}
