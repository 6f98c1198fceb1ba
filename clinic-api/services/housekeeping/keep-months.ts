import { sql } from 'drizzle-orm'
import { trayDays } from '#contract/notifications'
import { areMonthsDue, keepMonths } from '../../db/months.ts'
import { asOwner } from '../../db/owner.ts'
import { sqlStateOf } from '../../db/pg-errors.ts'
import type { Deps } from '../../deps.ts'

/** A mail is proof of what somebody was told for two years. */
export const mailDays = 731

const tables = [
  // On record for good.
  { name: 'audit', isAppendOnly: true },
  { name: 'notifications', keepDays: trayDays },
  { name: 'outbox', keepDays: mailDays, stays: sql`sent_at is null and failed_at is null` },
]

const lockNotAvailable = '55P03'

/** Makes the months ahead and drops, whole, those whose last row has been kept long enough; where somebody holds a table for long, another time. */
export async function keepAllMonths({ db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const table of tables) {
    if (!(await areMonthsDue(db.orm, table, now))) continue
    try {
      await asOwner(db, env, (owner) => keepMonths(owner, table, now))
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error
    }
  }
}
