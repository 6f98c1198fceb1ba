import { inArray } from 'drizzle-orm'
import { staff } from '../../db/schema/staff.ts'
import type { Work } from '../../write/write.ts'

/** Tells doctors that somebody else changed when they work. */
export async function notifyOfHours(
  { tx, notify }: Pick<Work, 'tx' | 'notify'>,
  doctorIds: readonly string[],
): Promise<void> {
  if (doctorIds.length === 0) return
  const rows = await tx
    .select({ userId: staff.userId })
    .from(staff)
    .where(inArray(staff.id, [...doctorIds]))
  await notify({ to: rows.map(({ userId }) => userId), about: { kind: 'hours-changed' } })
}
