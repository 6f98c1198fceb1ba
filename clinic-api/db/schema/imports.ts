import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type {
  DayField,
  DayOrder,
  ImportChoice,
  ImportEncoding,
  ImportKind,
  ImportVerdict,
  NameOrder,
} from '#contract/import-fields'
import type { ImportColumns, ImportFault, ImportJob, ImportSource, ImportWarned } from '#contract/imports'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'
import { staff } from './staff.ts'

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

/** A line's data as it would be stored, with its ids; each kind of file adds its own fields. */
export interface StagedRecord {
  id: string
}

export const importLines = pgTable(
  'import_lines',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id),
    line: integer('line').notNull(),
    values: text('values').array().notNull(),
    /** Null for a line that nothing can be read from. The column has its name from when all files were of people. */
    record: jsonb('person').$type<StagedRecord>(),
    verdict: text('verdict').$type<ImportVerdict>().notNull(),
    choice: text('choice').$type<ImportChoice>().notNull().default('skip'),
    faults: jsonb('faults').$type<ImportFault[]>().notNull(),
    warnings: jsonb('warnings').$type<ImportWarned[]>().notNull().default([]),
    /** The same or possibly the same person or thing; the column's name is from when all files were of patients. */
    sameId: text('patient_id'),
  },
  (t) => [
    primaryKey({ name: 'import_lines_pk', columns: [t.importId, t.line] }),
    index('import_lines_verdict').on(t.importId, t.verdict, t.line),
  ],
)

/** Somebody’s choices of how a file is read; the rest is guessed. */
export interface SourceChoices {
  encoding?: ImportEncoding
  sheet?: string
  headerLine?: number
  days?: Partial<Record<DayField, DayOrder>>
  names?: NameOrder
  mend?: boolean
  leaveEmails?: boolean
}

/** How a file was read. It names people, so it is kept as long as the lines and no longer. */
export const importSources = pgTable('import_sources', {
  importId: text('import_id')
    .primaryKey()
    .references(() => imports.id, { onDelete: 'cascade' }),
  chosen: jsonb('chosen').$type<SourceChoices>().notNull(),
  source: jsonb('source').$type<ImportSource>(),
})

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The bytes of a file, as long as its lines are kept, so that it can be read in another way. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ name: 'import_parts_pk', columns: [t.importId, t.place] })],
)

/** Patients whom a file has registered, for their invitations. */
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

/** Which doctors were registered by a file, for their invitation. */
export const importedDoctors = pgTable(
  'imported_doctors',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id),
    invitedAt: timestamp('invited_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ name: 'imported_doctors_pk', columns: [t.importId, t.staffId] }),
    index('imported_doctors_staff').on(t.staffId),
  ],
)
