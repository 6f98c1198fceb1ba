import { dni } from '#contract/common'
import type { ImportField, ImportReason } from '#contract/import-fields'
import type { ImportColumns, ImportFault } from '#contract/imports'

/** What a line says of these fields, an empty text where it says nothing. */
export function valuesOf<Field extends ImportField>(
  cells: readonly string[],
  columns: ImportColumns,
  fields: readonly Field[],
): Record<Field, string> {
  const of = (field: Field) => {
    const place = columns[field]
    return plain((typeof place === 'number' && cells[place]) || '')
  }
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, string>
}

/** Without the apostrophe that keeps a spreadsheet from taking a text for a formula. */
const plain = (text: string) => text.replace(/^'(?=\s*[=+\-@|%])/, '').trim()

/** As it is written on the card: no signs, a capital letter, and the zeros that a spreadsheet has dropped. */
export function wholeDni(text: string): string {
  const bare = text.replace(/[\s.-]/g, '').toUpperCase()
  return /^\d{1,8}[A-Z]$/.test(bare) ? bare.padStart(9, '0') : bare
}

const wholeNumber = dni()

export function dniFault(value: string): ImportReason | null {
  if (wholeNumber.safeParse(value).success) return null
  return /^\d{8}[A-Z]$/.test(value) ? 'dni-letter' : 'dni'
}

interface Schema {
  safeParse(value: string): { success: boolean }
}

/** Why a text is not what `schema` wants: `reason`, where more is known than that it is too long. */
export function textFault(value: string, schema: Schema, reason: ImportReason = 'too-long') {
  return schema.safeParse(value).success ? null : reason
}

/** What is wrong with each field, by a check of its own; of those that are empty, that they are missing. */
export function faultsOf<Field extends ImportField>(
  values: Record<Field, string>,
  needed: readonly ImportField[],
  check: (field: Field, value: string) => ImportReason | null,
): ImportFault[] {
  return (Object.entries(values) as [Field, string][]).flatMap(([field, value]) => {
    const reason =
      value === '' ? (needed.includes(field) ? 'missing' : null) : (readable(value) ?? check(field, value))
    return reason ? [{ field, reason }] : []
  })
}

const readable = (value: string) => (value.includes('\ufffd') ? ('characters' as const) : null)
