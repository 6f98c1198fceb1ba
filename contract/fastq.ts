import { z } from 'zod'
import { foreignFormats } from './choices.ts'
import { instant } from './common.ts'

const count = z.number().int().min(0)
const percent = z.number().min(0).max(100)

/** Why nothing could be read from a line on: what is wrong with it. */
export const fastqFaults = [
  'header',
  'base',
  'separator',
  'quality',
  'length',
  'ended',
  'too-long',
  'gzip-ended',
  'gzip-broken',
  'gzip-swollen',
  ...foreignFormats,
] as const

const fastqFault = z.object({
  /** Counted from 1, in what is unpacked. */
  line: count,
  reason: z.enum(fastqFaults),
  /** For the fault `length`: the number of bases and of qualities of the read. */
  bases: count.optional(),
  qualities: count.optional(),
})

export type FastqFault = z.infer<typeof fastqFault>

/** Phred scores of all bases at these positions of their reads, counted from 1, both inclusive. */
const qualityAt = z.object({
  from: count,
  to: count,
  bases: count,
  mean: z.number(),
  p10: count,
  p25: count,
  median: count,
  p75: count,
  p90: count,
})

export type QualityAt = z.infer<typeof qualityAt>

/**
 * Figures of a FASTQ file, computed from all complete reads before the first fault. Qualities are read as Phred+33.
 * Null where there is nothing to measure.
 */
export const fastqSummary = z.object({
  /** Version of the computation: results of an older one are computed again. */
  version: z.literal(1),
  compressed: z.boolean(),
  reads: count,
  bases: count,
  lengths: z.object({ min: count, mean: z.number(), max: count }).nullable(),
  /** Share among A, C, G and T. */
  gcPercent: percent.nullable(),
  /** Share among all bases. */
  nPercent: percent.nullable(),
  quality: z
    .object({ mean: z.number(), lowest: count, highest: count, q20Percent: percent, q30Percent: percent })
    .nullable(),
  positions: z.array(qualityAt),
  fault: fastqFault.nullable(),
})

export type FastqSummary = z.infer<typeof fastqSummary>

/** Answer of GET /patients/{id}/fastq/summary; the summary is null until somebody has it computed. */
export const fastqSummaryAnswer = z.object({
  originalName: z.string(),
  size: count,
  date: instant,
  summary: fastqSummary.nullable(),
  /** When the emergency ends by which the reader sees it, and has nothing computed. */
  emergencyUntil: instant.nullish(),
})

export type FastqSummaryAnswer = z.infer<typeof fastqSummaryAnswer>

/** A line of the answer of POST /patients/{id}/fastq/summary; `done` and `failed` are the last. */
export const fastqStep = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting') }),
  /** Bytes of the stored file. */
  z.object({ state: z.literal('reading'), read: count, size: count }),
  z.object({ state: z.literal('done'), summary: fastqSummary }),
  z.object({ state: z.literal('failed') }),
])

export type FastqStep = z.infer<typeof fastqStep>
