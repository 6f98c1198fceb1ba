import type { FastqSummaryAnswer } from '#contract/fastq'
import type { FileRecord } from '../histories/files.ts'
import { summaryOf } from './fastq-summary.ts'

export function toWireSummary(file: FileRecord): FastqSummaryAnswer {
  const { originalName, size, createdAt } = file
  return { originalName, size, date: createdAt.toISOString(), summary: summaryOf(file) }
}
