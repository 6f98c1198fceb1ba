import type { FastqSummaryAnswer } from '#contract/fastq'
import type { FileRecord } from '../histories/files.ts'
import { summaryOf } from './fastq-summary.ts'

export function toWireSummary(file: FileRecord & { emergencyUntil: Date | null }): FastqSummaryAnswer {
  const { originalName, size, createdAt, emergencyUntil } = file
  return {
    originalName,
    size,
    date: createdAt.toISOString(),
    summary: summaryOf(file),
    emergencyUntil: emergencyUntil?.toISOString() ?? null,
  }
}
