import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Specialty } from '#contract/specialties'
import type { KindOfVisit, VisitPlace } from '#contract/visit-kinds'
import { clinics } from './clinics.ts'

/** Kinds of visit of a clinic. A deleted one stays on the visits that were booked with it. */
export const visitKinds = pgTable(
  'visit_kinds',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    nameEn: text('name_en').notNull(),
    nameEs: text('name_es').notNull(),
    minutes: integer('minutes').notNull(),
    /** The doctors who see such patients; empty for all. */
    specialties: text('specialties').array().$type<Specialty[]>().notNull(),
    /** Whether patients book it themselves. */
    online: boolean('online').notNull(),
    /** Whether it is shown on the clinic's page, to everybody. */
    public: boolean('public').notNull().default(false),
    colour: text('colour').$type<KindOfVisit['colour']>().notNull(),
    /** Rules for booking, see `contract/visit-rules.ts`. */
    noticeMinutes: integer('notice_minutes').notNull().default(0),
    horizonDays: integer('horizon_days'),
    cancelHours: integer('cancel_hours').notNull().default(0),
    before: integer('pause_before').notNull().default(0),
    after: integer('pause_after').notNull().default(0),
    perDay: integer('per_day'),
    newPatients: boolean('new_patients').notNull().default(true),
    where: text('takes_place').$type<VisitPlace>().notNull().default('clinic'),
    /** The address of the room of visits by video; `{visit}` in it stands for the room of each. */
    videoUrl: text('video_url'),
    /** Rooms and equipment of which a visit takes a free one; empty for none. */
    resources: text('resources').array().notNull().default([]),
    /** How many patients share a visit. */
    seats: integer('seats').notNull().default(1),
    /** Grows with every change; a write that names an older one is refused. */
    version: integer('version').notNull().default(1),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('visit_kinds_clinic').on(t.clinicId, t.id),
    check('visit_kinds_seats', sql`${t.seats} between 1 and 50`),
    check('visit_kinds_place', sql`${t.where} in ('clinic', 'video', 'phone')`),
    check('visit_kinds_pauses', sql`${t.before} between 0 and 60 and ${t.after} between 0 and 60`),
    check('visit_kinds_minutes', sql`${t.minutes} between 10 and 120 and ${t.minutes} % 5 = 0`),
  ],
)
