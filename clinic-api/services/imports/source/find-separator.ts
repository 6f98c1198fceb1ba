import type { ImportKind } from '#contract/import-fields'
import { CsvFault, CsvReader, type CsvRecord } from '../csv/read-records.ts'
import { namedSeparator, type Separator, separators } from '../csv/separator.ts'
import { findHeader, mostTitleLines, usualWidth } from './find-header.ts'

/** So much of a text tells how it is separated. */
export const headSize = 65_536

/** The separator of a table by its first lines: the one by which most columns have names, and most lines as many cells. */
export function findSeparator(kind: ImportKind, head: string): Separator {
  const named = namedSeparator(head)
  if (named) return named
  const weighed = separators.map((separator) => ({ separator, weight: weigh(kind, head, separator) }))
  return weighed.reduce((best, each) => (each.weight > best.weight ? each : best)).separator
}

function weigh(kind: ImportKind, head: string, separator: Separator): number {
  const { records, isCrowded, isTorn } = headRecords(head, separator)
  // A line with more cells than a table has is refused by its own separator, not read by another as one cell.
  if (isCrowded && records.length === 0) return 1
  const width = usualWidth(records.filter(({ cells }) => cells.length > 1))
  const alike = records.filter(({ cells }) => cells.length === width && width > 1).length
  const names = findHeader(kind, records)?.names ?? 0
  const torn = isTorn ? 50 : 0
  return names * 100 - torn + (alike / Math.max(1, records.length)) * 10 + Math.min(width, 40) / 10
}

/** The records of the first lines, as far as they can be read. */
export const firstRecords = (head: string, separator: Separator): CsvRecord[] =>
  headRecords(head, separator).records

function headRecords(head: string, separator: Separator) {
  const reader = new CsvReader(separator)
  const records: CsvRecord[] = []
  try {
    for (const record of reader.take(head)) {
      records.push(record)
      if (records.length === mostTitleLines) break
    }
    if (records.length < mostTitleLines) records.push(...reader.end())
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error
    return { records, isCrowded: error.why === 'long', isTorn: reader.isTorn }
  }
  return { records, isCrowded: false, isTorn: reader.isTorn }
}
