import { bareDocument } from '#contract/bare-document'
import { cleanText } from '#contract/clean-text'
import type { ImportField, ImportReason } from '#contract/import-fields'
import type { ImportColumns, ImportFault, ImportWarned } from '#contract/imports'

/** A line's values of these fields; an empty text where the line has none. */
export function valuesOf<Field extends ImportField>(
  cells: readonly string[],
  columns: ImportColumns,
  fields: readonly Field[],
): Record<Field, string> {
  const said = fields.map((field) => [field, cellOf(cells, columns[field])])
  return Object.fromEntries(said) as Record<Field, string>
}

/** A cell of a line, cleaned as a form would clean it. */
export const cellOf = (cells: readonly string[], place: number | null | undefined): string =>
  plain((typeof place === 'number' && cells[place]) || '')

/** Without what keeps a spreadsheet from taking a text for a formula, or for a number, whose zeros it drops: '=1 and ="01". */
const plain = (text: string) =>
  cleanText(text.replace(/^'(?=\s*[=+\-@|%])/, '').replace(/^\s*="([^"]*)"\s*$/, '$1'))

/**
 * Normalises to the form on the card: no separators, a capital letter, and zeros that a spreadsheet has
 * dropped.
 */
export function wholeDni(text: string): string {
  const bare = bareDocument(text)
  return /^\d{1,8}[A-Z]$/.test(bare) ? bare.padStart(9, '0') : bare
}

/** Zeros that were put before a DNI are to be looked at: a digit may be missing elsewhere. */
export function zerosAdded(said: string, whole: string): ImportWarned[] {
  const digits = (text: string) => text.replace(/\D/g, '').length
  return digits(whole) > digits(said) ? [{ field: 'dni', reason: 'zeros' }] : []
}

interface Schema {
  safeParse(value: string): { success: boolean }
}

/** Why a text is not what `schema` wants: `reason`, where more is known than that it is too long. */
export function textFault(value: string, schema: Schema, reason: ImportReason = 'too-long') {
  return schema.safeParse(value).success ? null : reason
}

/** Faults of the fields, by `check`; empty fields that are needed are reported as missing. */
export function faultsOf<Field extends ImportField>(
  values: Record<Field, string>,
  needed: readonly ImportField[],
  check: (field: Field, value: string) => ImportReason | null,
): ImportFault[] {
  return (Object.entries(values) as [Field, string][]).flatMap(([field, value]) => {
    const reason =
      value === ''
        ? needed.includes(field)
          ? 'missing'
          : null
        : (readable(field, value) ?? check(field, value))
    return reason ? [{ field, reason }] : []
  })
}

/** A question mark inside a name stands for a letter that another program could not write. */
const lost = /\p{L}\?\p{L}/u
const named: readonly ImportField[] = ['name', 'surname', 'secondSurname', 'city']

function readable(field: ImportField, value: string) {
  const isDamaged = value.includes('\ufffd') || (named.includes(field) && lost.test(value))
  return isDamaged ? ('characters' as const) : null
}
