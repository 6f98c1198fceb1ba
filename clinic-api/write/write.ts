import type { Action } from '#contract/access'
import { type Database, type Orm, type Parameter, type Reader, rowsOf, type Statement } from '../db/client.ts'
import { numbered } from '../db/named.ts'
import { brokenConstraint } from '../db/pg-errors.ts'
import type { Deps, Hold } from '../deps.ts'
import type { ApiError } from '../errors.ts'
import type { Caller, Visitor } from '../policy/caller.ts'
import { assertCan, type Subject } from '../policy/can.ts'
import { reached } from '../reached.ts'
import { type Announcement, speak, type Word, wordOf } from './announce.ts'
import { assertTie } from './assert-tie.ts'
import { type Actor, actorOf, recordAudit, type Trace } from './audit.ts'
import { notifyPeople, type Told } from './notify.ts'
import { markDone } from './once.ts'
import { type QueuedMail, queueMail } from './queue-mail.ts'

/** Tools of every write. Announcements, mails and notices go out when the write commits, and only then. */
export interface Work {
  tx: Orm
  now: Date
  announce(news: Announcement): Promise<void>
  mail(mail: QueuedMail): Promise<void>
  /** Puts an entry into the trays of these people, whoever does the write excepted. */
  notify(...told: readonly Told[]): Promise<void>
}

/** The part of a write's tools that a step needs which only stores something. */
export type Step = Pick<Work, 'tx' | 'now'>

/** The end of a write. Nothing but `audit` and `unchanged` makes one, so no write ends without either. */
class WriteResult<Result> {
  readonly #result: Result
  readonly #isKept: boolean

  constructor(result: Result, isKept: boolean) {
    this.#result = result
    this.#isKept = isKept
  }

  get isKept(): boolean {
    return this.#isKept
  }

  /** Throws what takes back the transaction when nothing was to be written. */
  settle(): Result {
    if (!this.#isKept) throw new TakenBack(this.#result)
    return this.#result
  }
}

export type { WriteResult }

class TakenBack<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('Nothing was to be written')
    this.result = result
  }
}

interface Endings<Entry> {
  /** Writes the audit row. The last one of a write is what it returns, with its answer. */
  audit(entry: Entry): Promise<WriteResult<void>>
  audit<Result>(entry: Entry, result: Result): Promise<WriteResult<Result>>
  /** Ends a write that turned out to change nothing: whatever it wrote is taken back. */
  unchanged(): WriteResult<void>
  unchanged<Result>(result: Result): WriteResult<Result>
}

/** A write of somebody signed in. */
export interface Act extends Work, Endings<Trace> {
  caller: Caller
}

/** A write that no session asked for: the trace says whose it was, if that is known. */
export interface VisitorAct extends Work, Endings<Trace & Pick<Actor, 'actorId'>> {}

interface Rules {
  /** The answer in place of a unique or exclusion constraint that refused the write. */
  conflict?: (constraint: string) => ApiError
  /** Keeps the result under the caller's `Idempotency-Key`, for a repetition whose first answer was lost. */
  keepsResult?: boolean
}

/** May the caller do this to that? */
export interface Intent extends Rules {
  action: Action
  subject: Subject
}

/** The same for a record that is read, and locked where two writers could meet, as the first step of the write. */
export interface IntentOn<Row> extends Rules {
  action: Action
  find(tx: Reader): Promise<Row | null>
  subject(row: Row): Subject
}

/**
 * The one way to change what is stored: in one transaction, if the caller may, and with a trace. Throws 403 when no
 * role of theirs may do it or they have stopped acting for a patient since they asked, 404 when the record is missing or
 * out of reach.
 */
export function write<Result>(
  deps: Deps,
  caller: Caller,
  intent: Intent,
  work: (act: Act) => Promise<WriteResult<Result>>,
): Promise<Result>
export function write<Row, Result>(
  deps: Deps,
  caller: Caller,
  intent: IntentOn<Row>,
  work: (act: Act, row: Row) => Promise<WriteResult<Result>>,
): Promise<Result>
export async function write<Row, Result>(
  deps: Deps,
  caller: Caller,
  intent: Intent | IntentOn<Row>,
  work: (act: Act, row: Row) => Promise<WriteResult<Result>>,
): Promise<Result> {
  const actor = actorOf(caller)
  let isKept = false
  const result = await transact(
    deps,
    { ...intent, exceptUser: caller.userId, actedBy: caller.behalf?.name ?? null },
    async (base) => {
      await assertTie(base, caller)
      const act: Act = { ...base, caller, ...endings(base, (trace: Trace) => ({ ...trace, ...actor })) }
      const row = 'find' in intent ? await intent.find(base.tx) : null
      const subject = 'find' in intent ? row && intent.subject(row) : intent.subject
      assertCan(caller, intent.action, subject)
      // `assertCan` lets no missing record through, and work on a known subject takes none.
      const ended = await work(act, row as Row)
      isKept = ended.isKept
      if (isKept) await markDone(base, caller, intent.keepsResult ? ended.settle() : null)
      return ended
    },
  )
  if (caller.once && isKept) caller.once.isKept = true
  return result
}

/** Like `write`, for callers with a password, a token or a signature instead of a session; `work` checks it. */
export function writeWithoutSession<Result>(
  deps: Deps,
  { address }: Pick<Visitor, 'address'>,
  work: (act: VisitorAct) => Promise<WriteResult<Result>>,
  rules: Rules = {},
): Promise<Result> {
  return transact(deps, { ...rules, exceptUser: null, actedBy: null }, (base) =>
    work({ ...base, ...endings(base, (trace: Trace & Pick<Actor, 'actorId'>) => ({ ...trace, address })) }),
  )
}

/**
 * Changes that are nobody's act and leave no trace: rows past their time, how a mail fared, the next token of a
 * session. A test holds the list of who may.
 */
export function writeUntraced<Result>(
  deps: Pick<Deps, 'db' | 'clock'>,
  work: (step: Step) => Promise<Result>,
): Promise<Result> {
  const now = deps.clock.now()
  return wholeDatabase(deps).transaction((tx) => work({ tx, now }))
}

/** Services are handed no way to write, so that it is here alone. */
function wholeDatabase({ db }: Pick<Deps, 'db'>): Database {
  return db as Database
}

/**
 * Deps for services inside a running write: their writes become parts of it, each rolled back alone when it
 * fails, and their mails wait as `hold` says. Named statements answer instants as texts here.
 */
export function insideWrite(deps: Deps, { tx }: Pick<Work, 'tx'>, hold?: Hold): Deps {
  const database = wholeDatabase(deps)
  const db: Database = {
    ...database,
    orm: tx,
    run: <Row>({ text }: Statement, values: readonly Parameter[]) => rowsOf<Row>(tx, numbered(text, values)),
    transaction: (work) => tx.transaction(work),
    // No replica has what this write has not committed.
    onReplica: undefined,
  }
  return { ...deps, db, ...(hold && { hold }) }
}

async function transact<Result>(
  deps: Deps,
  { conflict, exceptUser, actedBy }: Rules & Pick<Beginning, 'exceptUser' | 'actedBy'>,
  work: (base: Base) => Promise<WriteResult<Result>>,
): Promise<Result> {
  const now = deps.clock.now()
  try {
    return await wholeDatabase(deps).transaction(async (tx) => {
      const words: Word[] = []
      const result = (await work(workIn({ tx, now, hold: deps.hold, exceptUser, actedBy, words }))).settle()
      // Whatever was said after the last audit row.
      await speak({ tx }, words)
      return result
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.result
    const constraint = conflict && brokenConstraint(error)
    if (constraint) reached('write: a constraint refuses it')
    throw constraint ? conflict(constraint) : error
  }
}

interface Beginning extends Step {
  hold: Hold | undefined
  exceptUser: string | null
  /** Name of the guardian who acts for a patient in this write. */
  actedBy: string | null
  words: Word[]
}

type Base = Work & Pick<Beginning, 'words'>

function workIn(beginning: Beginning): Base {
  const { tx, now, words, actedBy } = beginning
  return {
    tx,
    now,
    words,
    async announce(news) {
      await speak(beginning, [wordOf(news)])
    },
    mail: (mail) => queueMail(beginning, mail.patientId && actedBy ? { ...mail, actedBy } : mail),
    notify: (...told) => notifyPeople(beginning, ...told),
  }
}

function endings<Entry>({ tx, now, words }: Base, complete: (entry: Entry) => Trace & Actor): Endings<Entry> {
  return {
    async audit<Result>(entry: Entry, result?: Result) {
      await recordAudit(tx, now, { ...complete(entry), words: words.splice(0) })
      return new WriteResult(result as Result, true)
    },
    unchanged: <Result>(result?: Result) => new WriteResult(result as Result, false),
  }
}
