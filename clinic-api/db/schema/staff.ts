import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { documentColumns } from './document-columns.ts'
import { users } from './users.ts'

/** A person who works for clinics; their memberships say for which, and as what. Those with a specialty are doctors. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The clinic of the first membership, where a session works that chose none; triggers keep it. */
    clinicId: text('clinic_id').references(() => clinics.id),
    /** The clinic that was worked in last: the next sign-in starts there. */
    lastClinicId: text('last_clinic_id'),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    dni: text('dni'),
    ...documentColumns(),
    specialty: text('specialty'),
    /** Whether their account runs the clinic; triggers keep it, so that a booking finds whom to tell by one index. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Whether they may read the log of the clinic, given by its administrator. */
    isAuditor: boolean('is_auditor').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('staff_user_unique').on(t.userId),
    uniqueIndex('staff_document_unique')
      .on(sql`lower(${t.dni})`, t.documentKind, t.documentCountry)
      .where(sql`${t.deletedAt} is null and ${t.documentKind} <> 'none'`),
    index('staff_clinic').on(t.clinicId, t.specialty),
    index('staff_admins').on(t.clinicId).where(sql`${t.isAdmin} and ${t.deletedAt} is null`),
  ],
)
