import { eq, lte } from 'drizzle-orm'
import { erasures, lockedFiles } from '../../db/schema/erasures.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'

/** Deletes what was locked for as long as the law says, once that is over; its bytes are swept as those of no row. */
export async function endLocks(deps: Deps): Promise<void> {
  await writeUntraced(deps, async ({ tx, now }) => {
    const over = await tx
      .update(erasures)
      .set({ locked: null, keepUntil: null })
      .where(lte(erasures.keepUntil, now))
      .returning({ id: erasures.id })
    for (const { id } of over) await tx.delete(lockedFiles).where(eq(lockedFiles.erasureId, id))
  })
}
