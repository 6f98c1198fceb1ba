import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ResourceKind } from '#contract/resources'
import { clinics } from './clinics.ts'

/** Rooms and equipment of a clinic. One that was deleted stays on the visits that it was taken for. */
export const resources = pgTable(
  'resources',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    name: text('name').notNull(),
    kind: text('kind').$type<ResourceKind>().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('resources_clinic').on(t.clinicId, t.id),
    check('resources_kind', sql`${t.kind} in ('room', 'equipment')`),
  ],
)
