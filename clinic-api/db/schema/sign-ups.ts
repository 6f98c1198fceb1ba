import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { IdentityDocument } from '#contract/document-kinds'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'

/** What an account is made of once its e-mail is confirmed. */
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
  username: string
  passwordHash: string
  language: 'en' | 'es' | null
}

/** Who registered themselves and has not confirmed it yet, for a day; nothing else knows of them. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Who is registered already and would be linked; else `person`. */
    patientId: text('patient_id').references(() => patients.id),
    /** Emptied when it is confirmed. */
    person: jsonb('person').$type<SignedUpPerson>(),
    /** Of the link in the mail; null until that is sent. */
    tokenHash: text('token_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('sign_ups_token').on(t.tokenHash), index('sign_ups_expires').on(t.expiresAt)],
)
