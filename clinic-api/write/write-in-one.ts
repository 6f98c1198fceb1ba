import type { Notice } from '#contract/notifications'
import { type NamedStatement, type NamedValues, named, runNamed } from '../db/named.ts'
import { brokenConstraint, refusingTable } from '../db/pg-errors.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan } from '../policy/can.ts'
import { type Announcement, announcementValues, notify } from './announce.ts'
import { auditValues, insertAudit, notRecorded, type Trace } from './audit.ts'
import type { Notification } from './notification.ts'
import { insertNotices, noticeValues } from './notify.ts'
import { insertResult, onceConstraint, onceValues } from './once.ts'
import { insertMail, mailValues, wakeMailers } from './queue-mail.ts'
import type { Intent } from './write.ts'

/** Parts of a statement, for each row of `rows`. */
interface TraceParts {
  audit(rows: string): string
  announce(rows: string): string
  /** Queues the mail that `recipient`, `payload` and `dedupe_key` of a row describe. */
  mail(rows: string): string
  /** Puts an entry into the tray of each `user_id`, with the `facts` of the row; answers those who have one. */
  notify(rows: string): string
  /** Tells the open trays of each `user_id` of the rows. */
  ring(rows: string): string
  /** Tells those who send mail that there is some. */
  wake(rows: string): string
  /** Keeps the row as what the caller's `Idempotency-Key` came to. */
  keep(rows: string): string
}

const parts: TraceParts = {
  audit: (rows) => `${insertAudit} from ${rows}`,
  announce: (rows) => `${notify} from ${rows}`,
  mail: (rows) => `${insertMail} from ${rows} on conflict (dedupe_key) do nothing`,
  notify: insertNotices,
  ring: (rows) =>
    `select pg_notify(:channel, json_build_object('type', 'notification', 'to', json_agg(user_id))::text)
      from ${rows} having count(*) > 0`,
  wake: (rows) => `${wakeMailers} from ${rows}`,
  keep: insertResult,
}

/** A statement that writes and leaves its trace. */
class TracedStatement {
  readonly statement: NamedStatement

  constructor(statement: NamedStatement) {
    if (!statement.text.includes('insert into audit'))
      throw new Error(`${statement.name} leaves no audit row`)
    this.statement = statement
  }
}

export function tracedStatement(name: string, text: (trace: TraceParts) => string): TracedStatement {
  return new TracedStatement(named(name, text(parts)))
}

interface OneStatement extends Intent {
  statement: TracedStatement
  values: NamedValues
  trace: Trace
  news: Announcement
  mail: Notification['kind']
  notice: Notice['kind']
}

/**
 * As `write`, in one statement that is its own transaction, for the path where several round trips would be felt.
 * `:now` is given. A broken constraint is answered by no row at all: the statement says `on conflict do nothing`.
 */
export async function writeInOne<Row>(deps: Deps, caller: Caller, write: OneStatement): Promise<Row[]> {
  assertCan(caller, write.action, write.subject)
  const actor = { actorId: caller.userId, address: caller.address }
  const { statement } = write.statement
  const now = deps.clock.now()
  try {
    return await runNamed<Row>(deps.db, statement, {
      ...auditValues(now, { ...write.trace, ...actor }),
      ...announcementValues(write.news),
      ...mailValues(now, write.mail),
      ...noticeValues(write.notice, { now, exceptUser: caller.userId, hold: deps.hold }),
      ...onceValues(caller),
      ...write.values,
    })
  } catch (error) {
    if (brokenConstraint(error) === onceConstraint) return []
    throw refusingTable(error)?.startsWith('audit') ? notRecorded(error) : error
  }
}
