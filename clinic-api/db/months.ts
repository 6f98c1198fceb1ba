import { type SQL, sql } from 'drizzle-orm'
import { advisoryLocks } from './advisory-locks.ts'
import { type Database, type Orm, type Reader, rowsOf } from './client.ts'
import { leastIdAt, momentOf } from './timed-ids.ts'

/**
 * Tables by month: rows lie in the partition of the time that their id begins with, `audit_2026_12`. What is older than
 * the first month lies in `audit_before`, what is newer than the last in `audit_after`: there is a place for every id.
 */
interface TableByMonth {
  name: string
  /** Whether nobody may change what it holds. */
  isAppendOnly?: boolean
  /** How many days a row stays at least; left out for what stays for good. */
  keepDays?: number
  /** Which rows stay however old they are. */
  stays?: SQL
}

interface Partition {
  name: string
  /** The least id; null before the first month. */
  from: string | null
  /** The least id that is beyond; null after the last month. */
  to: string | null
}

const dayMs = 86_400_000
/** This one and the next two. */
const monthsAhead = 3
/** Nobody who writes meanwhile waits longer than this. */
const patience = '300ms'

/** The first instant of the month that is so many after that of `moment`, in UTC. */
const monthAfter = (moment: Date, months: number) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months))

/** The partitions of a table, oldest first. */
export async function partitionsOf(orm: Reader, table: string): Promise<Partition[]> {
  const found = await rowsOf<{ name: string; bound: string }>(
    orm,
    sql`select c.relname "name", pg_get_expr(c.relpartbound, c.oid) bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass`,
  )
  const edge = (bound: string, at: 'FROM' | 'TO') =>
    new RegExp(String.raw`${at} \('([\da-f-]{36})'\)`).exec(bound)?.[1] ?? null
  const partitions = found.map(({ name, bound }) => ({
    name,
    from: edge(bound, 'FROM'),
    to: edge(bound, 'TO'),
  }))
  return partitions.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
}

/** Whether `keepMonths` would do anything. */
export async function areMonthsDue(orm: Reader, table: TableByMonth, now: Date): Promise<boolean> {
  const partitions = await partitionsOf(orm, table.name)
  return monthsToAdd(partitions, now).length > 0 || (await partsToDrop(orm, table, now)).length > 0
}

/** Makes the months ahead and drops those that are over; the database's owner alone may. Throws when somebody holds the table for longer than `patience`. */
export async function keepMonths(owner: Database, table: TableByMonth, now: Date): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${patience}'`))
    const [lock] = await rowsOf<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${advisoryLocks.keepMonths}) taken`,
    )
    if (!lock?.taken) return
    await addMonths(tx, table, now)
    await dropMonths(tx, table, now)
  })
}

/** The first instants of the months to make. */
function monthsToAdd(partitions: readonly Partition[], now: Date): Date[] {
  const first = momentOf(partitions.at(-1)?.from ?? '')
  const end = monthAfter(now, monthsAhead)
  const months: Date[] = []
  for (let month = first; month && month < end; month = monthAfter(month, 1)) months.push(month)
  return months
}

async function addMonths(tx: Orm, table: TableByMonth, now: Date): Promise<void> {
  const months = monthsToAdd(await partitionsOf(tx, table.name), now)
  const last = months.at(-1)
  if (!last) return
  const [whole, rest] = [sql.identifier(table.name), sql.identifier(`${table.name}_after`)]
  const end = sql.raw(`'${leastIdAt(monthAfter(last, 1))}'`)
  await tx.execute(sql`alter table ${whole} detach partition ${rest}`)
  for (const month of months) {
    const name = `${table.name}_${month.toISOString().slice(0, 7).replace('-', '_')}`
    const [from, to] = [leastIdAt(month), leastIdAt(monthAfter(month, 1))]
    await makePartition(tx, table, name, sql.raw(`from ('${from}') to ('${to}')`))
  }
  // Rows lie there already if nobody was here in time.
  await tx.execute(sql`alter table ${rest} disable trigger user`)
  await tx.execute(
    sql`with late as (delete from ${rest} where id < ${end} returning *) insert into ${whole} select * from late`,
  )
  await tx.execute(sql`alter table ${rest} enable trigger user`)
  await tx.execute(sql`alter table ${whole} attach partition ${rest} for values from (${end}) to (maxvalue)`)
}

async function makePartition(tx: Orm, table: TableByMonth, name: string, bounds: SQL): Promise<void> {
  const [part, whole] = [sql.identifier(name), sql.identifier(table.name)]
  await tx.execute(sql`create table ${part} partition of ${whole} for values ${bounds}`)
  // A statement that names a partition meets the trigger of that one alone.
  if (table.isAppendOnly)
    await tx.execute(sql`create trigger audit_append_only before update or delete or truncate on ${part}
      for each statement execute function audit_is_append_only()`)
}

/** The oldest partitions, as far as none holds anything that has to stay. */
async function partsToDrop(orm: Reader, table: TableByMonth, now: Date): Promise<Partition[]> {
  const { keepDays, stays = sql`false` } = table
  if (keepDays === undefined) return []
  const over = leastIdAt(new Date(now.getTime() - keepDays * dayMs))
  const gone: Partition[] = []
  for (const part of await partitionsOf(orm, table.name)) {
    if (part.to === null || part.to > over || (await holdsAny(orm, part, stays))) break
    gone.push(part)
  }
  const [before, ...months] = gone
  return before && (months.length > 0 || (await holdsAny(orm, before, sql`true`))) ? gone : []
}

async function holdsAny(orm: Reader, { name }: Partition, which: SQL): Promise<boolean> {
  const [row] = await rowsOf<{ any: boolean }>(
    orm,
    sql`select exists (select from ${sql.identifier(name)} where ${which}) "any"`,
  )
  return row?.any === true
}

async function dropMonths(tx: Orm, table: TableByMonth, now: Date): Promise<void> {
  const gone = await partsToDrop(tx, table, now)
  const end = gone.at(-1)?.to
  if (!end) return
  for (const { name } of gone) await tx.execute(sql`drop table ${sql.identifier(name)}`)
  await makePartition(tx, table, `${table.name}_before`, sql.raw(`from (minvalue) to ('${end}')`))
}
