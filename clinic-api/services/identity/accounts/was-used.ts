import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { audit } from '../../../db/schema/audit.ts'

/** Whether somebody has ever done anything with an account, such as signing in or choosing its password. */
export async function wasUsed(tx: Reader, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.actorId, userId), eq(audit.outcome, 'done')))
    .limit(1)
  return found.length > 0
}
