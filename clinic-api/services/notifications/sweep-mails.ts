import { inArray } from 'drizzle-orm'
import { outbox } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'

const batch = 500

/** Removes what is kept here of mails that the outbox no longer has: a death between the two leaves them behind. */
export async function sweepMails({ db, mailer }: Deps): Promise<void> {
  const kept = await mailer.kept()
  for (let first = 0; first < kept.length; first += batch) {
    const ids = kept.slice(first, first + batch)
    const rows = await db.orm.select({ id: outbox.id }).from(outbox).where(inArray(outbox.id, ids))
    const known = new Set(rows.map(({ id }) => id))
    await mailer.forget(ids.filter((id) => !known.has(id)))
  }
}
