import { type Database, openDatabase } from '../../db/client.ts'
import { logPlace } from '../../db/freshness.ts'
import { named, runNamed } from '../../db/named.ts'
import { advice, type Finding, fault, ok, reasonOf } from './finding.ts'

const what = 'replica'
const patienceMs = 10_000
/** Bytes of the log. A segment of it, which a replica that receives the log lacks for a moment at most. */
const mostBehind = 16n * 1024n * 1024n

/** Null where there is no recovery, or never was one. */
const askReplica = named(
  'state_of_replica',
  `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end place,
    (select system_identifier::text from pg_control_system()) identity`,
)
const askPrimary = named(
  'state_of_primary',
  `select pg_current_wal_insert_lsn()::text place,
    (select system_identifier::text from pg_control_system()) identity`,
)

interface State {
  place: string | null
  identity: string
}

/** Whether DATABASE_READ_URL leads to a replica of this primary that keeps up. */
export async function lookAtReplica(readUrl: string, primary: Database): Promise<Finding> {
  let replica: Database | null = null
  try {
    replica = await openDatabase({ databaseUrl: readUrl, poolSize: 1, patienceMs, dataDir: '' })
    // The primary first: the replica may be further by the time it is asked, and is then not behind.
    const [whole] = await runNamed<State>(primary, askPrimary, {})
    const [part] = await runNamed<State>(replica, askReplica, {})
    if (!whole?.place || !part) throw new Error('a server says nothing of itself')
    if (part.identity !== whole.identity)
      return fault(
        what,
        'DATABASE_READ_URL is no copy of DATABASE_URL; nothing is read there that is its own',
      )
    if (!part.place)
      return advice(
        what,
        'DATABASE_READ_URL is no replica, and nothing is read there; name a server that follows',
      )
    const behind = logPlace(whole.place) - logPlace(part.place)
    if (behind > mostBehind)
      return advice(
        what,
        `${behind / 1024n ** 2n} MiB behind: the primary answers in its place until it catches up`,
      )
    return ok(what, `Follows the primary, ${behind > 0n ? behind : 0n} bytes behind`)
  } catch (error) {
    return fault(what, `DATABASE_READ_URL cannot be reached: ${reasonOf(error)}`)
  } finally {
    await replica?.close()
  }
}
