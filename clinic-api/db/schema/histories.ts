import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { appointments } from './appointments.ts'
import { patients } from './patients.ts'

export const histories = pgTable(
  'histories',
  {
    id: text('id').primaryKey(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Last change of anything in it; null until the first. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    changedBy: text('changed_by'),
    /** The day on which somebody was asked who has no known allergies; null where nobody was asked, or there are some. */
    noAllergiesAsked: date('no_allergies_asked', { mode: 'string' }),
    noAllergiesBy: text('no_allergies_by'),
    noAllergiesAt: timestamp('no_allergies_at', { withTimezone: true }),
  },
  (t) => [uniqueIndex('histories_patient_unique').on(t.patientId)],
)

const entry = () => ({
  id: text('id').primaryKey(),
  historyId: text('history_id')
    .notNull()
    .references(() => histories.id),
  reportedByPatient: boolean('reported_by_patient').notNull().default(false),
  createdBy: text('created_by').notNull(),
  /** The last person who changed it; null while that is its author. */
  updatedBy: text('updated_by'),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** The visit at which an entry was found or decided, if any. */
const ofVisit = () => text('visit_id').references(() => appointments.id)

export const conditions = pgTable(
  'conditions',
  {
    ...entry(),
    name: text('name').notNull(),
    details: text('details').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    until: date('until', { mode: 'string' }),
    visitId: ofVisit(),
  },
  (t) => [
    index('conditions_history').on(t.historyId, t.id),
    index('conditions_visit').on(t.visitId).where(sql`${t.visitId} is not null`),
    check('conditions_order', sql`${t.until} is null or ${t.until} >= ${t.since}`),
  ],
)

export const treatments = pgTable(
  'treatments',
  {
    ...entry(),
    name: text('name').notNull(),
    instructions: text('instructions').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    visitId: ofVisit(),
  },
  (t) => [
    index('treatments_history').on(t.historyId, t.id),
    index('treatments_visit').on(t.visitId).where(sql`${t.visitId} is not null`),
    check('treatments_order', sql`${t.endDate} >= ${t.startDate}`),
  ],
)

export const allergies = pgTable('allergies', { ...entry(), name: text('name').notNull() }, (t) => [
  uniqueIndex('allergies_history_name_unique').on(t.historyId, t.name),
])
