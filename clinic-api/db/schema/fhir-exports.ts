import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'

/**
 * Exports of a whole clinic that can be fetched for a while. Nothing is copied: each file is made while it is read.
 */
export const fhirExports = pgTable('fhir_exports', {
  id: text('id').primaryKey(),
  clinicId: text('clinic_id')
    .notNull()
    .references(() => clinics.id),
  /** The address of the request. */
  request: text('request').notNull(),
  types: text('types').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
