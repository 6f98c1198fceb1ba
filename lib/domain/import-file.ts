import type { WithId } from '#contract/calls/call'
import { type ImportField, type ImportKind, neededFields } from '#contract/import-fields'
import type { ImportAnswer, ImportColumns, ImportSource } from '#contract/imports'

/** A file with which a clinic moves in, and a page of its lines. */
export type ImportFile = WithId<ImportAnswer>

/** One of those that came before, as a list shows it. */
export type ListedImport = Pick<ImportFile, 'id' | 'kind' | 'fileName' | 'state' | 'createdAt'>

/** The fields that every line needs and no column tells. */
export function missingFields({ kind, columns }: Pick<ImportFile, 'kind' | 'columns'>): ImportField[] {
  return neededFields(kind).filter((field) => typeof columns[field] !== 'number')
}

/** A line's values of these fields and whose they are, without the empty ones. */
export function factsOf(values: readonly string[], columns: ImportColumns, fields: readonly ImportField[]) {
  // One column may hold both names.
  const firsts = new Map(fields.toReversed().map((field) => [columns[field], field]))
  return fields.flatMap((field) => {
    const place = columns[field]
    const value = typeof place === 'number' && firsts.get(place) === field ? values[place] : ''
    return value ? [{ field, value }] : []
  })
}

/** The values alone. */
export function toldBy(...line: Parameters<typeof factsOf>): string[] {
  return factsOf(...line).map(({ value }) => value)
}

/** The address of a file with nothing but its column names, to be filled in and sent. */
export function templateOf(columns: readonly string[], separator: ',' | ';'): string {
  const line = columns.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator)
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${line}\r\n`)}`
}

/** How many lines a run leaves out. */
export function leftOut({ counts, registers, links }: Pick<ImportFile, 'counts' | 'registers' | 'links'>) {
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0)
  return all - registers - links
}

/** Whether somebody has to say how a file is read before all of its lines can be. */
export function hasQuestions({ days, names, spoiled, doubtful, emails }: ImportSource): boolean {
  const isOpen = Object.values(days).some((column) => column?.order === null)
  return doubtful || isOpen || names?.order === null || spoiled?.mend === null || emails !== undefined
}

/** A line's facts about a person, in the order of the comparison with a likeness. */
export function comparedOf(values: readonly string[], columns: ImportColumns, kind: ImportKind): string[] {
  const name = toldBy(values, columns, ['name', 'surname', 'secondSurname']).join(' ')
  return [name, ...toldBy(values, columns, kind === 'patients' ? ['birthdate', 'dni'] : ['dni'])]
}
