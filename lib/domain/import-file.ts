import type { ImportField } from '#contract/import-fields'
import { importFields, neededFields } from '#contract/import-fields'
import type { ImportAnswer, ImportColumns } from '#contract/imports'

/** A file with which a clinic moves in, and a page of its lines. */
export type ImportFile = Omit<ImportAnswer, '_id'> & { id: string }

/** One of those that came before, as a list shows it. */
export type ListedImport = Pick<ImportFile, 'id' | 'fileName' | 'state' | 'createdAt'>

/** The fields that every line needs and no column tells. */
export function missingFields(columns: ImportColumns): ImportField[] {
  return neededFields.filter((field) => columns[field] === null)
}

/** What a line tells of each field that has a column, empty ones left out. */
export function toldBy(values: readonly string[], columns: ImportColumns) {
  return importFields.flatMap((field) => {
    const place = columns[field]
    const value = typeof place === 'number' ? (values[place] ?? '') : ''
    return value ? [{ field, value }] : []
  })
}

/** How many lines a run leaves out. */
export function leftOut({ counts, registers, links }: Pick<ImportFile, 'counts' | 'registers' | 'links'>) {
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return all - registers - links
}
