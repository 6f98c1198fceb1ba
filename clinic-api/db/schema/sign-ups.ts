import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IdentityDocument } from '#contract/document-kinds'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'

/** Data for the account that is made once the e-mail is confirmed. */
export interface SignedUpPerson {
  name: string
  surname: string
  birthdate: string
  dni: string
  /** Missing in a registration that the release before took: its `dni` is a DNI. */
  document?: IdentityDocument
  city: string
  phone: string | null
  email: string
  username?: string | undefined
  passwordHash: string
  language: 'en' | 'es' | null
}

/** People who registered themselves and have not confirmed it yet; kept for a day, and unknown to everything else. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** The registered patient who would be linked; otherwise `person` is set. */
    patientId: text('patient_id').references(() => patients.id),
    /** Emptied when it is confirmed. */
    person: jsonb('person').$type<SignedUpPerson>(),
    /** Hash of the token in the mail's link; null until the mail is sent. */
    tokenHash: text('token_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('sign_ups_token').on(t.tokenHash), index('sign_ups_expires').on(t.expiresAt)],
)
