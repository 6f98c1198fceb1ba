import { z } from 'zod'
import { id, instant } from './common.ts'
import { importChoices, importFields, importKinds, importReasons, importVerdicts } from './import-fields.ts'

/** How many lines a file may have. */
export const mostImportLines = 200_000

const count = z.number().int().min(0)
const column = count.max(999).nullable()

/** The number of the column that tells a field of the kind, from 0; null when none does. */
export const importColumns = z.partialRecord(z.enum(importFields), column)

export type ImportColumns = z.infer<typeof importColumns>

export const importKindQuery = z.object({ kind: z.enum(importKinds) })

/** What goes with the file: `dryRun=false` writes at once if nothing is wrong with any line and nobody is double. */
export const importQuery = importKindQuery.extend({
  dryRun: z.enum(['true', 'false']).default('true'),
})

export const importFault = z.object({ field: z.enum(importFields), reason: z.enum(importReasons) })

export type ImportFault = z.infer<typeof importFault>

/** A line as it stands in the file, and what is to be said of it. */
export const importLine = z.object({
  /** Where it begins in the file, from 1. */
  line: count,
  values: z.array(z.string()),
  verdict: z.enum(importVerdicts),
  choice: z.enum(importChoices),
  faults: z.array(importFault),
  /** The patient, doctor, shift or visit of the clinic that is the same or may be; null for what is not the clinic's. */
  sameId: id.nullable(),
})

export type ImportLine = z.infer<typeof importLine>

export const importJob = z.object({
  _id: id,
  kind: z.enum(importKinds),
  fileName: z.string(),
  /** `checked`: nothing is written yet. `done`: everything that was to be is. */
  state: z.enum(['checked', 'done']),
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']),
  separator: z.enum([',', ';', '\t', '|']),
  headers: z.array(z.string()),
  /** The first lines. */
  sample: z.array(z.array(z.string())),
  columns: importColumns,
  /** Lines by verdict. */
  counts: z.record(z.enum(importVerdicts), count),
  /** How many lines a run would write anew and link as things stand; how many it has, once it is done. */
  registers: count,
  links: count,
  /** Whoever was registered here and not invited yet. */
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
  /** What `after` is for the next page; null on the last. */
  next: count.nullable(),
})

export type ImportAnswer = z.infer<typeof importAnswer>

/** Those of fields that are not named stay as they are. */
export const changeImportInput = z.object({ columns: importColumns })

/** For one line, or for all with the verdict. */
export const chooseImportInput = z.object({
  verdict: z.enum(['known', 'similar']),
  line: count.optional(),
  choice: z.enum(importChoices),
})

/** Whoever runs a file with lines that cannot be taken says that these are left out. */
export const runImportInput = z.object({ leaveOut: z.boolean().default(false) })

export const importErrorsQuery = z.object({ language: z.enum(['en', 'es']).default('en') })

/** What is told while a file is written, a line of JSON each. */
export const importStep = z.discriminatedUnion('state', [
  z.object({ state: z.literal('writing'), done: count, total: count }),
  z.object({ state: z.literal('done'), registered: count, linked: count }),
  /** Nothing was written. */
  z.object({ state: z.literal('failed'), why: z.enum(['plan_limit', 'changed', 'stopped', 'fault']) }),
])

export type ImportStep = z.infer<typeof importStep>
