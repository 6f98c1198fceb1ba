import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ConsentKind } from '#contract/consent-choices'
import { patients } from './patients.ts'
import { users } from './users.ts'

/** Every yes and no of a patient, to which text and when; the last of a kind counts, and none is changed. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    kind: text('kind').$type<ConsentKind>().notNull(),
    version: integer('version').notNull(),
    given: boolean('given').notNull(),
    /** The member of staff who asked and was answered by word of mouth; null when the patient said it themselves. */
    askedBy: text('asked_by').references(() => users.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('consents_patient').on(t.patientId, t.kind, t.id),
    check('consents_kind_known', sql`${t.kind} in ('bookings', 'reminders', 'sharing', 'sms', 'whatsapp')`),
  ],
)
