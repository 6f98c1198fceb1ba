import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { users } from './users.ts'

/** Everybody who works for a clinic. Those with a specialty are doctors. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    clinicId: text('clinic_id').references(() => clinics.id),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    dni: text('dni'),
    specialty: text('specialty'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('staff_user_unique').on(t.userId),
    uniqueIndex('staff_dni_unique').on(sql`lower(${t.dni})`).where(sql`${t.deletedAt} is null`),
    index('staff_clinic').on(t.clinicId, t.specialty),
  ],
)
