import { z } from 'zod'
import { fileLanguage, id, instant } from './common.ts'
import {
  dayFields,
  dayOrders,
  importChoices,
  importEncodings,
  importFields,
  importKinds,
  importReasons,
  importVerdicts,
  importWarnings,
  nameOrders,
} from './import-fields.ts'

/** How many lines a file may have. */
export const mostImportLines = 200_000

const count = z.number().int().min(0)
const column = count.max(999).nullable()

/** The number of the column that tells a field of the kind, from 0; null when none does. */
export const importColumns = z.partialRecord(z.enum(importFields), column)

export type ImportColumns = z.infer<typeof importColumns>

export const importKindQuery = z.object({ kind: z.enum(importKinds) })

/** Query of an upload: `dryRun=false` writes at once if no line has a fault and nobody is double. */
export const importQuery = importKindQuery.extend({
  dryRun: z.enum(['true', 'false']).default('true'),
})

export const importFault = z.object({ field: z.enum(importFields), reason: z.enum(importReasons) })

export type ImportFault = z.infer<typeof importFault>

export const importWarning = z.object({ field: z.enum(importFields), reason: z.enum(importWarnings) })

export type ImportWarned = z.infer<typeof importWarning>

/** The clinic's own person, for comparison with a line. */
const likeness = z.object({
  name: z.string(),
  surname: z.string(),
  birthdate: z.string().optional(),
  dni: z.string().nullable(),
})

export type ImportLikeness = z.infer<typeof likeness>

/** A line as it stands in the file, and what is to be said of it. */
export const importLine = z.object({
  /** Number of the line in the file where it begins, from 1. */
  line: count,
  values: z.array(z.string()),
  verdict: z.enum(importVerdicts),
  choice: z.enum(importChoices),
  faults: z.array(importFault),
  /** The patient, doctor, shift or visit of the clinic that is the same or may be; null for what is not the clinic's. */
  sameId: id.nullable(),
  /** The patient who was registered from the line although somebody like them was there. */
  madeId: id.optional(),
  /** The one with that id, where the line is about a person. */
  same: likeness.optional(),
  /** The line has that one's DNI, with another name or birthdate: the same person can be confirmed, none registered. */
  sameDni: z.boolean().optional(),
  /** Fields that were left out, or should be checked. */
  warnings: z.array(importWarning).optional(),
})

export type ImportLine = z.infer<typeof importLine>

/** A text of the file, and what a reading makes of it. */
const example = z.object({ text: z.string(), read: z.string() })

const dayColumn = z.object({
  /** Null until somebody has said it: then no line with such a day can be taken. */
  order: z.enum(dayOrders).nullable(),
  /** True when the days alone do not tell. */
  asked: z.boolean(),
  options: z.array(z.object({ order: z.enum(dayOrders), examples: z.array(example) })),
})

export type DayColumn = z.infer<typeof dayColumn>

/** Resources of a FHIR file that register nobody: former patients, and other resources. */
const fhirLeftOut = z.object({ inactive: count, replaced: count, deceased: count, others: count })

export type FhirLeftOut = z.infer<typeof fhirLeftOut>

/** How a file was read, and how it could be. */
export const importSource = z.object({
  format: z.enum(['csv', 'xlsx']),
  /** The line with the names of the columns; 0 when the file has none. */
  headerLine: count,
  /** The first lines, from which the one with the names can be chosen. */
  firstLines: z.array(z.object({ line: count, values: z.array(z.string()) })),
  /** Each encoding with the words that have other letters in it; none for a file of plain letters or a workbook. */
  encodings: z.array(z.object({ encoding: z.enum(importEncodings), words: z.array(z.string()) })),
  /** The encoding is a guess that somebody should confirm. */
  doubtful: z.boolean(),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  days: z.partialRecord(z.enum(dayFields), dayColumn),
  /** How a column that holds both names is read; null when none does. */
  names: z
    .object({
      order: z.enum(nameOrders).nullable(),
      options: z.array(z.object({ order: z.enum(nameOrders), examples: z.array(example) })),
    })
    .nullable(),
  /** The sex that 'M' stands for in its column; absent where nothing tells. */
  letterM: z.enum(['female', 'male']).optional(),
  /** Letters that another program has spoiled: how many lines have some, and whether to mend them (null: not said yet). */
  spoiled: z.object({ lines: count, mend: z.boolean().nullable(), examples: z.array(example) }).nullable(),
  /** A column of e-mail addresses that no field reads; lines with one wait until somebody maps or leaves it. */
  emails: z.object({ place: count, examples: z.array(z.string()) }).optional(),
  /** Present for a FHIR file, whose format is clear and needs no questions; older clients take it for a CSV file. */
  fhir: fhirLeftOut.optional(),
})

export type ImportSource = z.infer<typeof importSource>

export const importJob = z.object({
  _id: id,
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** `checked`: nothing is written yet. `done`: everything that was to be is. */
  state: z.enum(['checked', 'done']),
  encoding: z.enum(importEncodings),
  separator: z.enum([',', ';', '\t', '|']),
  headers: z.array(z.string()),
  /** The first lines. */
  sample: z.array(z.array(z.string())),
  columns: importColumns,
  /** Absent once what stood in the file is forgotten. */
  source: importSource.optional(),
  /** Lines with a warning. */
  warned: count.optional(),
  /** Lines by verdict. */
  counts: z.record(z.enum(importVerdicts), count),
  /** How many lines a run would write anew and link as things stand; how many it has, once it is done. */
  registers: count,
  links: count,
  /** People whom this import registered and nobody has invited yet. */
  uninvited: count,
  createdAt: instant,
  endedAt: instant.nullable(),
})

export type ImportJob = z.infer<typeof importJob>

export const importList = z.array(
  importJob.pick({ _id: true, kind: true, fileName: true, state: true, createdAt: true }),
)

export const importPageQuery = z.object({
  verdict: z.enum(importVerdicts).optional(),
  /** The line after which the page begins. */
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
})

export const importAnswer = importJob.extend({
  lines: z.array(importLine),
  /** `after` for the next page; null on the last. */
  next: count.nullable(),
})

export type ImportAnswer = z.infer<typeof importAnswer>

/** How a file is to be read. What is not named stays as it is. */
export const changeImportInput = z.object({
  columns: importColumns.optional(),
  encoding: z.enum(importEncodings).optional(),
  sheet: z.string().max(255).optional(),
  headerLine: count.optional(),
  days: z.partialRecord(z.enum(dayFields), z.enum(dayOrders)).optional(),
  names: z.enum(nameOrders).optional(),
  mend: z.boolean().optional(),
  /** A column of e-mail addresses that no field reads is left out. */
  leaveEmails: z.boolean().optional(),
})

/** For one line, or for all with the verdict. */
export const chooseImportInput = z.object({
  verdict: z.enum(['known', 'similar']),
  line: count.optional(),
  choice: z.enum(importChoices),
})

/** A run over a file with faulty lines must say that it leaves them out. */
export const runImportInput = z.object({ leaveOut: z.boolean().default(false) })

export const importErrorsQuery = z.object({ language: fileLanguage })

/** Progress while a file is written, a line of JSON each. */
export const importStep = z.discriminatedUnion('state', [
  z.object({ state: z.literal('writing'), done: count, total: count }),
  z.object({ state: z.literal('done'), registered: count, linked: count }),
  /** Nothing was written. */
  z.object({ state: z.literal('failed'), why: z.enum(['plan_limit', 'changed', 'stopped', 'fault']) }),
])

export type ImportStep = z.infer<typeof importStep>
