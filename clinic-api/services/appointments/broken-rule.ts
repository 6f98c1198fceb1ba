import { type SQL, sql } from 'drizzle-orm'
import type { VisitRules } from '#contract/visit-rules'
import { dayAt, dayBounds } from '#contract/zone'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { BrokenAmong } from './refuse-slot.ts'
import type { WantedKind } from './visit-length.ts'

interface Among {
  doctorId: string
  kind: Pick<WantedKind, 'kindId' | 'rules'>
  timeZone: string
  /** A visit that counts as gone. */
  except?: string | undefined
}

interface Times {
  startAt: Date
  endAt: Date
}

/** Whether the rules compare a visit with others of its doctor: then one booking has to see what the one before wrote. */
export function comparesVisits({ before, after, perDay }: VisitRules): boolean {
  return before > 0 || after > 0 || perDay !== null
}

/** Which rule the doctor's other visits make the time break; null when none. Asked with the doctor's row locked. */
export function brokenRuleSql(
  { doctorId, kind: { kindId, rules }, timeZone, except = '' }: Among,
  { startAt, endAt }: Times,
): SQL<BrokenAmong | null> {
  const day = dayBounds(dayAt(startAt.getTime(), timeZone), timeZone)
  const [from, to, dayStart, dayEnd] = [startAt, endAt, new Date(day.start), new Date(day.end)].map(
    (instant) => sql`${instant.toISOString()}::timestamptz`,
  )
  return sql`broken_rule(${doctorId}, ${kindId}, ${except}, ${from}, ${to}, ${dayStart}, ${dayEnd},
    ${rules.before}::int, ${rules.after}::int, ${rules.perDay}::int)`
}

export async function getBrokenRule(tx: Reader, among: Among, times: Times): Promise<BrokenAmong | null> {
  const [row] = await rowsOf<{ broken: BrokenAmong | null }>(
    tx,
    sql`select ${brokenRuleSql(among, times)} broken`,
  )
  return row?.broken ?? null
}
