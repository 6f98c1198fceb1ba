import { named, runNamed } from '../../../db/named.ts'
import type { Deps } from '../../../deps.ts'

/**
 * In all sessions of the person, whichever process or machine is asked next. It need not wait for the disk: were it
 * lost, what is read would be a second old and no more.
 */
const noteWritten = named(
  'note_written',
  `with hurried as materialized (select set_config('synchronous_commit', 'off', true) as how)
    update sessions set written_up_to = pg_current_wal_insert_lsn()::text
      from hurried where user_id = :userId and revoked_at is null and how = 'off'`,
)

/** Remembers how far the database's log is, now that something of the person's was written. */
export async function rememberWrite({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await runNamed(db, noteWritten, { userId })
}
