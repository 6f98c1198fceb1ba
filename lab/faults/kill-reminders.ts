import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase, rowsOf } from '../../clinic-api/db/client.ts'
import { startMailServer } from '../../clinic-api/testing/mail-server.ts'
import { launchServer } from '../../clinic-api/testing/server-process.ts'
import { fill } from '../bench/subject.ts'

const visits = 10_000
const kills = 5
/** A process has so many mails in hand at a time. */
const inHand = 10
const patienceMs = 10 * 60_000

interface Round {
  db: Database
  /** Starts a process. */
  start: (name: string) => ReturnType<typeof launchServer>
}

/** Two processes remind of 10 000 visits that are due at once. Answers who was not told exactly once. */
export async function remindByTwo(serverUrl: string, dataDir: string): Promise<string[]> {
  return inRound(serverUrl, dataDir, async ({ db, start }) => {
    const processes = ['one', 'two'].map(start)
    await Promise.all(processes.map(({ listening }) => listening))
    await settled(db, 0)
    await Promise.all(processes.map(({ kill }) => kill('SIGTERM')))
    return 0
  })
}

/**
 * The same while one of them is killed again and again. What it had claimed is given back as if the lease had run out.
 * Answers who was not told at all, or more than once more, and whether more mails came twice than can have been in hand.
 */
export async function killWhileReminding(serverUrl: string, dataDir: string): Promise<string[]> {
  return inRound(serverUrl, dataDir, async ({ db, start }) => {
    const steady = start('one')
    let other = start('two')
    for (let kill = 1; kill <= kills; kill += 1) {
      await other.listening
      await sentAtLeast(db, (visits * kill) / (kills + 1))
      await other.kill('SIGKILL')
      other = start('two')
    }
    await other.listening
    const left = await settled(db, kills * inHand)
    process.stdout.write(`${left} mails were claimed by a process that was killed\n`)
    await db.orm.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`)
    await settled(db, 0)
    await Promise.all([steady, other].map(({ kill }) => kill('SIGTERM')))
    return kills * inHand
  })
}

/** `work` answers how many mails may have come twice. */
async function inRound(
  serverUrl: string,
  dataDir: string,
  work: (round: Round) => Promise<number>,
): Promise<string[]> {
  const volume = { clinics: 1, doctors: 500, patients: visits, appointments: visits, pastDays: 0 }
  const url = await fill(serverUrl, 'reminders', volume)
  const mails = await startMailServer()
  const db = await openDatabase({ databaseUrl: url, dataDir: '' })
  try {
    await makeDue(db)
    const began = performance.now()
    const mostTwice = await work({
      db,
      start: (name) =>
        launchServer({ DATABASE_URL: url, DATA_DIR: `${dataDir}/${name}`, SMTP_URL: mails.url }),
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    const counts = [...Array(visits).keys()].map((number) => mails.mailsTo(`p${number}@bench.test`).length)
    const twice = counts.filter((count) => count === 2).length
    process.stdout.write(
      `${counts.filter((count) => count === 1).length} once, ${twice} twice, in ${seconds} s\n`,
    )
    const faults = counts.flatMap((count, number) =>
      count === 1 || (mostTwice > 0 && count === 2) ? [] : [`patient ${number} was told ${count} times`],
    )
    return twice > mostTwice ? [...faults.slice(0, 10), `${twice} were told twice`] : faults.slice(0, 10)
  } finally {
    await db.close()
    await mails.stop()
  }
}

/** Nothing planned or sent yet, and every visit so near that it is reminded of at once. */
async function makeDue(db: Database): Promise<void> {
  const statements = [
    'delete from outbox',
    'delete from reminders',
    `insert into clinic_reminders (clinic_id, is_on, hours_before, quiet_from, quiet_to, updated_at)
      select id, true, '{320}', '00:00', '00:00', now() from clinics on conflict do nothing`,
    `update appointments set status = 'pending', start_at = start_at + interval '10 days', end_at = end_at + interval '10 days',
      created_at = now() - interval '30 days' where start_at < now() + interval '5 days'`,
  ]
  for (const statement of statements) await db.orm.execute(sql.raw(statement))
}

interface Count {
  planned: number
  queued: number
  sent: number
}

async function countOf(db: Database): Promise<Count> {
  const [count] = await rowsOf<Count>(
    db.orm,
    sql`select (select count(*)::int from reminders where state = 'planned') planned,
      (select count(*)::int from outbox) queued, (select count(*)::int from outbox where sent_at is not null) sent`,
  )
  return count ?? { planned: 0, queued: 0, sent: 0 }
}

async function sentAtLeast(db: Database, wanted: number): Promise<void> {
  const until = Date.now() + patienceMs
  while ((await countOf(db)).sent < wanted) {
    if (Date.now() > until) throw new Error(`${wanted} mails were not sent in time`)
    await sleep(50)
  }
}

/** Resolves, once nothing is on its way any more, to the number of mails that are not sent: at most `most`. */
async function settled(db: Database, most: number): Promise<number> {
  const until = Date.now() + patienceMs
  let before = -1
  for (;;) {
    const { planned, queued, sent } = await countOf(db)
    const left = queued - sent
    // The sender looks again every five seconds.
    if (planned === 0 && queued === visits && left <= most && (left === 0 || sent === before)) return left
    if (Date.now() > until) throw new Error(`${queued} of ${visits} were queued and ${sent} sent in time`)
    before = sent
    await sleep(most === 0 ? 250 : 6000)
  }
}
