import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ImportChoice, ImportKind, ImportVerdict } from '#contract/import-fields'
import type { ImportColumns, ImportFault, ImportJob } from '#contract/imports'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'

/** A file with which a clinic moves in. What stands in its lines is kept for a day. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    createdBy: text('created_by').notNull(),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    /** `reading` until every line is there; what breaks off stays so until it is swept. */
    state: text('state').$type<'reading' | 'checked' | 'done'>().notNull(),
    encoding: text('encoding').$type<ImportJob['encoding']>().notNull(),
    separator: text('separator').$type<ImportJob['separator']>().notNull(),
    headers: text('headers').array().notNull(),
    columns: jsonb('columns').$type<ImportColumns>().notNull(),
    registered: integer('registered').notNull().default(0),
    linked: integer('linked').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [index('imports_clinic').on(t.clinicId, t.id)],
)

/** Somebody of a line as a registration would store them, their ids included. */
export interface StagedPerson {
  patientId: string
  userId: string
  historyId: string
  name: string
  surname: string
  birthdate: string
  dni: string
  email: string
  phone: string | null
  city: string
  sortName: string
  sortSurname: string
  search: string
}

export const importLines = pgTable(
  'import_lines',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id),
    line: integer('line').notNull(),
    values: text('values').array().notNull(),
    /** Null for a line that nobody can be read from. */
    person: jsonb('person').$type<StagedPerson>(),
    verdict: text('verdict').$type<ImportVerdict>().notNull(),
    choice: text('choice').$type<ImportChoice>().notNull().default('skip'),
    faults: jsonb('faults').$type<ImportFault[]>().notNull(),
    /** Who is the same, or may be. */
    patientId: text('patient_id'),
  },
  (t) => [
    primaryKey({ name: 'import_lines_pk', columns: [t.importId, t.line] }),
    index('import_lines_verdict').on(t.importId, t.verdict, t.line),
  ],
)

/** Who was registered by a file, for their invitation. */
export const importedPatients = pgTable(
  'imported_patients',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    invitedAt: timestamp('invited_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ name: 'imported_patients_pk', columns: [t.importId, t.patientId] }),
    index('imported_patients_patient').on(t.patientId),
  ],
)
