import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Island, LocalHoliday, Region } from '#contract/regions'
import { plans } from './plans.ts'

export const clinics = pgTable(
  'clinics',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    postalCode: text('postal_code').notNull(),
    street: text('street'),
    phone: text('phone'),
    /** A line a weekday, Monday first; null when nothing is said of any. */
    openingHours: text('opening_hours').array(),
    countryCode: text('country_code').notNull().default('ES'),
    /** Whose public holidays it keeps, by the letters of ISO 3166-2. */
    region: text('region').$type<Region>(),
    /** One of the Canary or Balearic Islands; some have a public holiday of their own. */
    island: text('island').$type<Island>(),
    /** Those that the town sets, on the same day of every year. */
    localHolidays: jsonb('local_holidays').$type<LocalHoliday[]>().notNull().default([]),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    active: boolean('active').notNull().default(false),
    /** When the plan ends because its payment was taken back; null while it goes on. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    timeZone: text('time_zone').notNull().default('Europe/Madrid'),
    slotMinutes: integer('slot_minutes').notNull().default(30),
    /** How long before it begins a visit is booked at the latest, where its kind has no such rule of its own. */
    noticeMinutes: integer('notice_minutes').notNull().default(0),
    /** Idle minutes until screens of the staff hide who the patients are; 0 never. */
    discreetAfterMinutes: integer('discreet_after_minutes').notNull().default(0),
    /** Whether patients may register themselves. */
    selfRegistration: boolean('self_registration').notNull().default(false),
    /** Whether parents may add their children as patients. */
    parentsAddChildren: boolean('parents_add_children').notNull().default(false),
    /** Whether its staff can do nothing before they have a second factor. */
    staffSecondFactor: boolean('staff_second_factor').notNull().default(false),
    /** Whether passwords that its staff choose have to be stronger than others. */
    strictPasswords: boolean('strict_passwords').notNull().default(false),
    /** How many visits that are still to come a patient may have booked themselves. */
    mostOpenVisits: integer('most_open_visits').notNull().default(20),
    /** For how many years from discharge records are kept; the law asks for five. */
    recordYears: integer('record_years').notNull().default(5),
    /** When its administrator wanted to see the list of first steps no more. */
    firstStepsDismissedAt: timestamp('first_steps_dismissed_at', { withTimezone: true }),
    /** The first clinic of the group, whose plan this one shares; null where it is the first itself. */
    groupId: text('group_id'),
    /** The address of its public page; null without one. */
    slug: text('slug'),
    /** Whether search engines are told of that page. */
    listed: boolean('listed').notNull().default(false),
    /** Origins of websites that may show the booking in a frame. */
    embedOrigins: text('embed_origins').array().notNull().default([]),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('clinics_name').on(t.name, t.id),
    check('clinics_slot_minutes', sql`${t.slotMinutes} between 5 and 480`),
    check('clinics_notice_minutes', sql`${t.noticeMinutes} between 0 and 20160`),
    check('clinics_discreet_after', sql`${t.discreetAfterMinutes} between 0 and 120`),
    check('clinics_record_years', sql`${t.recordYears} between 5 and 100`),
    check('clinics_most_open_visits', sql`${t.mostOpenVisits} between 1 and 200`),
  ],
)
