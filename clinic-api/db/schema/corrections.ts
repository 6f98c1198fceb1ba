import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Correction } from '#contract/corrections'
import type { ThreadEntryKind } from '#contract/thread-choices'
import { histories } from './histories.ts'

/** Corrections that patients ask for, with the staff's answers; none of them is deleted. */
export const corrections = pgTable(
  'corrections',
  {
    id: text('id').primaryKey(),
    historyId: text('history_id')
      .notNull()
      .references(() => histories.id),
    /** The entry may be gone by now: what it was called stays. */
    aboutKind: text('about_kind').$type<ThreadEntryKind>(),
    aboutId: text('about_id'),
    label: text('label'),
    text: text('text').notNull(),
    state: text('state').$type<Correction['state']>().notNull().default('open'),
    reason: text('reason'),
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('corrections_history').on(t.historyId, t.id),
    check('corrections_state_known', sql`${t.state} in ('open', 'accepted', 'declined')`),
    check('corrections_decided_whole', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
)
