import { type Column, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'

/** How far the clocks of two machines may be apart, and how long a write may take. */
const slackMs = 3_600_000

let turn = 0

/** An id that begins with `moment`, for a row of a table by month; those of one process and moment keep their order. */
export function idAt(moment: Date): string {
  turn = (turn + 1) >>> 0
  return v7({ msecs: moment.getTime(), seq: turn })
}

/** No id of `moment` or later is less. */
export function leastIdAt(moment: Date): string {
  return v7({ msecs: Math.max(0, moment.getTime()), seq: 0, random: new Uint8Array(16) })
}

/** The same where the database knows the moment. */
export function leastIdOf(moment: SQL): SQL {
  return sql`(select left(d, 8) || '-' || substr(d, 9) || '-7000-8000-000000000000'
    from lpad(to_hex((extract(epoch from ${moment} - interval '1 hour') * 1000)::bigint), 12, '0') d)`
}

/** When an id begins; null for one that says nothing of it. */
export function momentOf(id: string): Date | null {
  const [, high = '', low = ''] = /^([\da-f]{8})-([\da-f]{4})-7/.exec(id) ?? []
  return high ? new Date(Number.parseInt(high + low, 16)) : null
}

interface Stretch {
  /** Left out for everything until then. */
  from?: Date | undefined
  /** Now, where no end is known: the months ahead are not looked at. */
  until: Date
}

/** The ids that rows of this time can have: `least` is one of them, `beyond` is none. */
export function idBounds({ from, until }: Stretch): { least: string; beyond: string } {
  return {
    least: from ? leastIdAt(new Date(from.getTime() - slackMs)) : '',
    beyond: leastIdAt(new Date(until.getTime() + slackMs)),
  }
}

/** This month and the last one: a mail that waits, or is tried again, does so for some days. */
export function recently(now: Date): Stretch {
  const lastMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)
  return { from: new Date(lastMonth + slackMs), until: now }
}

/** What keeps a statement within the months of this time. */
export function idsBetween(id: Column | SQL, stretch: Stretch): SQL {
  const { least, beyond } = idBounds(stretch)
  return least ? sql`${id} >= ${least} and ${id} < ${beyond}` : sql`${id} < ${beyond}`
}
