import { sql } from 'drizzle-orm'
import { openDatabase, rowsOf } from '../../clinic-api/db/client.ts'
import type { startMailServer } from '../../clinic-api/testing/mail-server.ts'
import { settled } from '../cluster/checks.ts'
import type { Told } from './hand-over.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Mails that did not come exactly once, and people who were told something else than what happened. */
export async function mailFaults(url: string, mails: MailServer, told: readonly Told[]): Promise<string[]> {
  const db = await openDatabase({ databaseUrl: url, dataDir: '' })
  try {
    // The version before may have tried mails in vain whose kind only this version knows: they are due again.
    await db.orm.execute(
      sql`update outbox set next_attempt_at = now() where sent_at is null and failed_at is null and attempts > 0`,
    )
    await settled(db)
    const rows = await rowsOf<{ id: string; kind: string; fault: string | null; waits: boolean }>(
      db.orm,
      sql`select id, kind, last_error fault, sent_at is null waits from outbox
        where last_error is distinct from 'nothing to say' and (sent_at is not null or next_attempt_at <= now())`,
    )
    const times = mails.timesById()
    process.stdout.write(`  ${rows.length} mails\n`)
    return [
      ...(rows.length === 0 ? ['there was no mail'] : []),
      ...rows.filter(({ waits }) => waits).map(({ kind, fault }) => `${kind} was not sent: ${fault}`),
      ...[...times].filter(([, count]) => count > 1).map(([id, count]) => `${id} came ${count} times`),
      ...told.flatMap(({ email, subjects }) => {
        const found = mails
          .mailsTo(email)
          // The version before names no day in its subjects.
          .map(({ subject }) => subject.replace(/: .*/, ''))
          .filter((subject) => subject.startsWith('Your appointment'))
          .toSorted()
        return found.join() === subjects.join() ? [] : [`${email} was told: ${found.join(', ')}`]
      }),
    ]
  } finally {
    await db.close()
  }
}
