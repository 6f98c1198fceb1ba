import { inArray } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { textMessages } from '../../db/schema/channels.ts'
import { outbox } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'

const batch = 500

/**
 * Removes what is kept here of mails and messages that the database no longer has: a death between the two leaves them
 * behind.
 */
export async function sweepMails({ db, mailer, texts }: Deps): Promise<void> {
  await sweep(db.orm, mailer, outbox)
  await sweep(db.orm, texts, textMessages)
}

async function sweep(
  orm: Reader,
  folder: Pick<Deps['mailer'], 'kept' | 'forget'>,
  table: typeof outbox | typeof textMessages,
): Promise<void> {
  const kept = await folder.kept()
  for (let first = 0; first < kept.length; first += batch) {
    const ids = kept.slice(first, first + batch)
    const rows = await orm.select({ id: table.id }).from(table).where(inArray(table.id, ids))
    const known = new Set(rows.map(({ id }) => id))
    await folder.forget(ids.filter((id) => !known.has(id)))
  }
}
