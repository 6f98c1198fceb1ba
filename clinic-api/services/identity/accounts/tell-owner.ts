import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { audit } from '../../../db/schema/audit.ts'
import { type Language, languageOf, type Notification } from '../../../write/notification.ts'
import type { Work } from '../../../write/write.ts'
import type { Account } from './account.ts'

/** Facts that all of these mails need. */
interface Addressee {
  language: Language
  /** The path at which the person finds their account. */
  profile: string
}

/**
 * Tells somebody by mail what happened to their account; nobody who has never signed in, since to them all of it is new.
 * Two with one `dedupeKey` are one.
 */
export async function tellOwner(
  { tx, mail }: Pick<Work, 'tx' | 'mail'>,
  account: Account,
  say: (to: Addressee) => Notification,
  dedupeKey?: string,
): Promise<void> {
  if (!(await hasSignedIn(tx, account))) return
  const profile = account.roles.includes('patient') ? '/app/patients/edit#account' : '/app/staff/me#account'
  const content = say({ language: languageOf(account.language), profile })
  await mail({ to: account.email, content, ...(dedupeKey && { dedupeKey }) })
}

async function hasSignedIn(tx: Reader, { id }: Account): Promise<boolean> {
  const found = await tx
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.actorId, id), eq(audit.action, 'session.sign-in')))
    .orderBy(desc(audit.id))
    .limit(1)
  return found.length > 0
}
