import { and, eq, isNull } from 'drizzle-orm'
import { lockedFiles } from '../../db/schema/erasures.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'
import { lockedCopy } from './lock-files.ts'

/** Encrypts the files of erasures that an older version made: it left their bytes as the store had them. */
export async function lockOlderFiles(deps: Deps): Promise<void> {
  const older = await deps.db.orm
    .select({ key: lockedFiles.storageKey })
    .from(lockedFiles)
    .where(isNull(lockedFiles.sealedKey))
  for (const { key } of older) await lockOne(deps, key)
}

async function lockOne(deps: Deps, key: string): Promise<void> {
  const copy = await lockedCopy(deps, key)
  if (!copy) return
  const replaced = await writeUntraced(deps, ({ tx }) =>
    tx
      .update(lockedFiles)
      .set(copy)
      .where(and(eq(lockedFiles.storageKey, key), isNull(lockedFiles.sealedKey)))
      .returning({ key: lockedFiles.storageKey }),
  )
  // Another process may have been faster: then its copy stays.
  await deps.files.remove(replaced.length > 0 ? key : copy.storageKey)
}
