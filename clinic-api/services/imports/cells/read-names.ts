import type { ImportFault } from '#contract/imports'
import type { Reading } from '../kinds/kind.ts'
import { isWholeName } from './names-column.ts'
import { type BothNames, splitNames } from './split-names.ts'

interface NamesRead {
  /** Empty where the line says nothing; the whole cell for each where it does not tell which part is which. */
  names: BothNames
  faults: ImportFault[]
}

/** Name and surname of a line, from a column each or from one with both. */
export function namesOf(
  { name, surname, secondSurname }: BothNames & { secondSurname: string },
  { columns, names: order = null }: Pick<Reading, 'columns' | 'names'>,
): NamesRead {
  if (!isWholeName(columns))
    return { names: { name, surname: [surname, secondSurname].filter(Boolean).join(' ') }, faults: [] }
  if (name === '') return { names: { name, surname: '' }, faults: [] }
  const names = splitNames(name, order)
  if (names) return { names, faults: [] }
  return { names: { name, surname }, faults: [{ field: 'name', reason: 'names-in-one' }] }
}
