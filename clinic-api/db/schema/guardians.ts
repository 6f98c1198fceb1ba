import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { GuardianRelation } from '#contract/guardians'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'
import { users } from './users.ts'

/**
 * People who may act for a patient: invited until they accept, then an account. The function `tie_end` (migrations)
 * computes when a tie ends by itself.
 */
export const guardians = pgTable(
  'guardians',
  {
    id: text('id').primaryKey(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Null until the invitation is accepted. */
    userId: text('user_id').references(() => users.id),
    /** The clinic that made the tie, whose clock it ends by. */
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    relation: text('relation').$type<GuardianRelation>().notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    until: date('until_day', { mode: 'string' }),
    invitedBy: text('invited_by').notNull(),
    /** The link in the mail; null until it is sent, and once it is used. */
    tokenHash: text('token_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Wrong birthdates that were typed at the link. */
    misses: integer('misses').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** When both sides were told that it ends soon. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    index('guardians_patient').on(t.patientId).where(sql`${t.endedAt} is null`),
    index('guardians_user').on(t.userId).where(sql`${t.endedAt} is null`),
    uniqueIndex('guardians_once').on(t.patientId, sql`lower(${t.email})`).where(sql`${t.endedAt} is null`),
    uniqueIndex('guardians_token').on(t.tokenHash),
    check('guardians_relation_known', sql`${t.relation} in ('mother', 'father', 'guardian', 'carer')`),
    check('guardians_accepted', sql`(${t.userId} is null) = (${t.acceptedAt} is null)`),
  ],
)
