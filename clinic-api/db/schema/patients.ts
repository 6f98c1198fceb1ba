import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PatientSheet } from '#contract/patient-sheet'
import type { AccessBasis } from '#contract/record-access'
import { clinics } from './clinics.ts'
import { documentColumns } from './document-columns.ts'
import { users } from './users.ts'

export type FastqStatus = 'none' | 'requested' | 'stored'

/** Text compared byte by byte, so that order and keyset paging do not depend on the server's locale. */
const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Keys that lists are sorted by: folded (accents, case) 'name surname', 'surname name', and the status. */
const sortKeys = () => ({
  sortName: sortKey('sort_name').notNull(),
  sortSurname: sortKey('sort_surname').notNull(),
  status: sortKey('status').$type<FastqStatus>().notNull().default('none'),
})

/** When somebody of the clinic (of any, for the patient's own row) last opened their record or completed a visit. */
const recentAt = () => timestamp('recent_at', { withTimezone: true }).notNull().defaultNow()

export const patients = pgTable(
  'patients',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    birthdate: date('birthdate', { mode: 'string' }).notNull(),
    /** The document's number; empty for whoever has none. */
    dni: text('dni').notNull(),
    ...documentColumns(),
    city: text('city').notNull(),
    phone: text('phone'),
    /** The number (E.164) that was proved to be theirs; it counts while `phone` is still that number. */
    verifiedPhone: text('verified_phone'),
    /** Address of a patient without an account; empty otherwise. Several may share one. */
    email: text('email').notNull().default(''),
    ...sortKeys(),
    recentAt: recentAt(),
    /** Whether the desk still has to say who they are. */
    toVerify: boolean('to_verify').notNull().default(false),
    /** The day of their death. */
    deceasedOn: date('deceased_on', { mode: 'string' }),
    sex: text('sex').$type<PatientSheet['sex']>(),
    address: text('address'),
    postalCode: text('postal_code'),
    healthCard: text('health_card'),
    language: text('language').$type<PatientSheet['language']>(),
    emergencyContact: jsonb('emergency_contact').$type<PatientSheet['emergencyContact']>(),
    /** Counts changes of who they are and how they are reached, for staff who correct them. */
    version: integer('version').notNull().default(1),
    /** Folded text that the list's search looks in. */
    search: text('search').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('patients_user_unique').on(t.userId),
    uniqueIndex('patients_document_unique')
      .on(sql`lower(${t.dni})`, t.documentKind, t.documentCountry)
      .where(sql`${t.documentKind} <> 'none'`),
    unique('patients_sort_unique').on(t.id, t.sortName, t.sortSurname, t.status),
    index('patients_by_name').on(t.sortName, t.id),
    index('patients_by_surname').on(t.sortSurname, t.id),
    index('patients_by_status').on(t.status, t.sortName, t.id),
    index('patients_by_status_surname').on(t.status, t.sortSurname, t.id),
    index('patients_by_recent').on(t.recentAt, t.id),
    index('patients_by_status_recent').on(t.status, t.recentAt, t.id),
    index('patients_email').on(sql`lower(${t.email})`).where(sql`${t.email} <> ''`),
    index('patients_to_verify').on(t.id).where(sql`${t.toVerify}`),
    index('patients_search').using('gin', t.search.op('gin_trgm_ops')),
    check('patients_sex_known', sql`${t.sex} in ('female', 'male', 'other')`),
    check('patients_language_known', sql`${t.language} in ('es', 'en')`),
    check('patients_status_known', sql`${t.status} in ('none', 'requested', 'stored')`),
  ],
)

/**
 * The words of all names, folded, each with what is left of it without one of its letters. A trigger adds them. Words
 * that are one slip of the finger apart have one of these in common.
 */
export const nameWords = pgTable(
  'name_words',
  { word: text('word').primaryKey(), slips: text('slips').array().notNull() },
  (t) => [index('name_words_slips').using('gin', t.slips)],
)

/**
 * To which clinics a record is open (decision 31): no row, no access. Carries the sort keys (kept equal by the foreign key's cascade) so that a
 * clinic's list is one index range.
 */
export const patientClinics = pgTable(
  'patient_clinics',
  {
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    patientId: text('patient_id').notNull(),
    ...sortKeys(),
    recentAt: recentAt(),
    /** Why the clinic may open the record; since when says `createdAt`. */
    why: text('why').$type<AccessBasis>().notNull().default('registered'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'patient_clinics_pk', columns: [t.patientId, t.clinicId] }),
    foreignKey({
      name: 'patient_clinics_patient_fk',
      columns: [t.patientId, t.sortName, t.sortSurname, t.status],
      foreignColumns: [patients.id, patients.sortName, patients.sortSurname, patients.status],
    }).onUpdate('cascade'),
    index('patient_clinics_by_name').on(t.clinicId, t.sortName, t.patientId),
    index('patient_clinics_by_surname').on(t.clinicId, t.sortSurname, t.patientId),
    index('patient_clinics_by_status').on(t.clinicId, t.status, t.sortName, t.patientId),
    index('patient_clinics_by_status_surname').on(t.clinicId, t.status, t.sortSurname, t.patientId),
    index('patient_clinics_by_recent').on(t.clinicId, t.recentAt, t.patientId),
    index('patient_clinics_by_status_recent').on(t.clinicId, t.status, t.recentAt, t.patientId),
  ],
)
