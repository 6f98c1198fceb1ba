import { eq } from 'drizzle-orm'
import { emailChanges } from '../../db/schema/email-changes.ts'
import type { Deps } from '../../deps.ts'
import { hasAccount } from '../identity/accounts/address.ts'
import { type ChangeAct, changeToken } from './change-token.ts'

/** The path of a mail's link; null when there is nothing left to do, or the new address is an account's by now. */
export async function openChangeLink(deps: Deps, changeId: string, does: ChangeAct): Promise<string | null> {
  const { orm } = deps.db
  const [change] = await orm.select().from(emailChanges).where(eq(emailChanges.id, changeId))
  if (!change || change.stoppedAt) return null
  // Whoever has an account there is not told of it, nor is the person who typed the address.
  if (does === 'confirm' && (await hasAccount(orm, change.email))) return null
  return `/email/${encodeURIComponent(changeToken(deps.env, changeId, does))}`
}
