import type { ImportKind } from '#contract/import-fields'
import type { CsvRecord } from '../csv/read-records.ts'
import { fieldsNamed } from '../guess-columns.ts'

/** Titles above the names of the columns are at most so many lines. */
export const mostTitleLines = 30

interface Header {
  record: CsvRecord
  /** How many fields its cells name. */
  names: number
}

const filled = ({ cells }: CsvRecord) => cells.filter((each) => each !== '').length

/** How many cells most of the records have. */
export function usualWidth(records: readonly CsvRecord[]): number {
  const times = new Map<number, number>()
  for (const { cells } of records) times.set(cells.length, (times.get(cells.length) ?? 0) + 1)
  return [...times].sort(([one, few], [other, many]) => many - few || other - one)[0]?.[0] ?? 0
}

/**
 * The record that names the columns: the first of those that name most fields. Where none names any it is the first one
 * that is as wide as the table, unless it holds what only a line about somebody does; null for a file without names.
 */
export function findHeader(kind: ImportKind, first: readonly CsvRecord[]): Header | null {
  const found = first.slice(0, mostTitleLines).map((record) => ({
    record,
    names: fieldsNamed(kind, record.cells),
  }))
  const most = Math.max(0, ...found.map(({ names }) => names))
  const named = found.find(({ names }) => names === most)
  if (named && most > 0 && (most > 1 || filled(named.record) > 1)) return named
  const widest = Math.max(0, ...found.map(({ record }) => filled(record)))
  const wide = found.find(({ record }) => filled(record) * 2 > widest)
  return wide && !wide.record.cells.some(isFact) ? wide : null
}

/** True for cells that cannot be a column's name: an e-mail address, a document, a number, a day. */
const isFact = (cell: string) => /@|\d{5}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell)
