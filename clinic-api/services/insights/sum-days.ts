import { type SQL, sql } from 'drizzle-orm'
import { lateCancellationHours } from '#contract/insights'
import { addDays, dayAt } from '#contract/zone'
import { type Orm, rowsOf } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'
import { changedDays, countsOfVisits, minutesOfDays, returnsOfVisits, visitsOf } from './day-sums.ts'

/** Summed up in one transaction: the embedded database does nothing else meanwhile. */
const daysAtOnce = 14
/** Days from today on that are summed up as well: the next three weeks lie within them. */
const daysAhead = 34
/** With more than so many days to sum up again a clinic begins anew. */
const mostChanged = 60
const beginning = '-infinity'

interface Clinic {
  clinicId: string
  zone: string
  today: string
  /** Up to which days are summed up. */
  last: string
}

interface Span {
  since: string
  until: string
}

/** Brings the sums of all clinics up to the coming weeks, and those of days that have changed up to date. */
export async function sumDays(deps: Deps, isStopped: () => boolean = () => false): Promise<void> {
  const now = deps.clock.now()
  const clinics = await rowsOf<{ clinicId: string; zone: string }>(
    deps.db.orm,
    sql`select c.id "clinicId", c.time_zone "zone" from clinics c left join insight_spans s on s.clinic_id = c.id
      where s.clinic_id is null or s.since > ${beginning} or s.until < (${now.toISOString()}::timestamptz at time zone c.time_zone)::date + ${daysAhead}::int
        or exists (select from insight_marks m where m.clinic_id = c.id)`,
  )
  for (const clinic of clinics) {
    const today = dayAt(now.getTime(), clinic.zone)
    const whole = { ...clinic, today, last: addDays(today, daysAhead) }
    while (!isStopped() && (await writeUntraced(deps, ({ tx }) => sumSome(tx, whole))));
  }
}

/** One step for a clinic; says whether there may be another. All of it sees the database as it is at one moment. */
async function sumSome(tx: Orm, clinic: Clinic): Promise<boolean> {
  await tx.execute(sql`set transaction isolation level repeatable read`)
  // One process at a time; whoever reads goes on. What has to be seen is looked at after it.
  await tx.execute(sql`lock table insight_spans in share row exclusive mode`)
  const { clinicId, last } = clinic
  const [span] = await rowsOf<Span>(
    tx,
    sql`select since::text, until::text from insight_spans where clinic_id = ${clinicId}`,
  )
  if (!span) return begin(tx, clinic)
  const changed = await changedWithin(tx, clinic, span)
  await tx.execute(sql`delete from insight_marks where clinic_id = ${clinicId}`)
  if (changed.length > mostChanged) {
    await tx.execute(sql`delete from insight_spans where clinic_id = ${clinicId}`)
    return true
  }
  if (changed.length > 0) await sumAgain(tx, clinic, changed)
  if (span.until < last) return growForward(tx, clinic, span)
  return span.since === beginning ? false : growBack(tx, clinic, span)
}

/** Nothing is summed up yet, and no mark says anything. */
async function begin(tx: Orm, { clinicId, today }: Clinic): Promise<true> {
  for (const table of ['insight_counts', 'insight_returns', 'insight_minutes', 'insight_marks'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where clinic_id = ${clinicId}`)
  await tx.execute(
    sql`insert into insight_spans (clinic_id, since, until) values (${clinicId}, ${today}, ${addDays(today, -1)})`,
  )
  return true
}

const changedAmong = named(
  'changed_days_of_sums',
  `with changed as materialized (${changedDays(`'infinity'`)})
    select distinct d::date::text "day" from changed c, generate_series(
      greatest(c."from", :since::date, least(c."to", :until::date) - ${mostChanged})::timestamp,
      least(c."to", :until::date)::timestamp, '1 day') d`,
)

async function changedWithin(tx: Orm, { clinicId, zone }: Clinic, { since, until }: Span): Promise<string[]> {
  const rows = await runNamed<{ day: string }>(tx, changedAmong, { clinicId, zone, since, until })
  return rows.map(({ day }) => day)
}

async function growForward(tx: Orm, clinic: Clinic, { until }: Span): Promise<true> {
  const days = range(addDays(until, 1), daysAtOnce).filter((day) => day <= clinic.last)
  await sumAgain(tx, clinic, days)
  await tx.execute(
    sql`update insight_spans set until = ${days.at(-1) ?? until} where clinic_id = ${clinic.clinicId}`,
  )
  return true
}

/**
 * The days up to the latest one before on which a visit begins or a shift may end, and those before it; all, when there is
 * none. A shift lasts a day at most, and may be that of a night.
 */
async function growBack(tx: Orm, clinic: Clinic, { since }: Span): Promise<boolean> {
  const { clinicId, zone } = clinic
  const before = (table: string): SQL => sql`(select max(start_at) from ${sql.identifier(table)}
    where clinic_id = ${clinicId} and start_at < (${since}::timestamp at time zone ${zone}))`
  const latest = sql`greatest(${before('appointments')}, ${before('workshifts')} + interval '24 hours')`
  const [row] = await rowsOf<{ last: string | null }>(
    tx,
    sql`select least((at at time zone ${zone})::date, ${since}::date - 1)::text "last"
      from (select ${latest} at) l where at is not null`,
  )
  const last = row?.last ?? null
  const first = last === null ? beginning : addDays(last, 1 - daysAtOnce)
  if (last !== null) await sumAgain(tx, clinic, range(first, daysAtOnce))
  await tx.execute(sql`update insight_spans set since = ${first} where clinic_id = ${clinicId}`)
  return last !== null
}

const range = (first: string, days: number) =>
  Array.from({ length: days }, (_, index) => addDays(first, index))

async function sumAgain(tx: Orm, { clinicId, zone }: Clinic, days: readonly string[]): Promise<void> {
  const values = { clinicId, zone, days: days.join(), lateHours: lateCancellationHours }
  const chosen = `string_to_array(:days, ',')::date[]`
  const live = `with live as materialized (
      select d "day", d::timestamp at time zone :zone start_at, (d + 1)::timestamp at time zone :zone end_at
      from unnest(${chosen}) d
    ), asked as materialized (${visitsOf(false)})`
  const sums = {
    insight_counts: ['day, figure, key, visits', countsOfVisits],
    insight_returns: ['day, before, people', returnsOfVisits],
    insight_minutes: ['doctor_id, day, bookable, booked', minutesOfDays(false)],
  }
  for (const [table, [columns, counted]] of Object.entries(sums)) {
    const gone = `delete from ${table} where clinic_id = :clinicId and day = any(${chosen})`
    await runNamed(tx, named('delete_sums', gone), values)
    const made = `${live} insert into ${table} (clinic_id, ${columns}) select :clinicId, ${columns} from (${counted}) s`
    await runNamed(tx, named('insert_sums', made), values)
  }
}
