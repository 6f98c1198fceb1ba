import type { NameOrder } from '#contract/import-fields'
import { typedPerson } from '#contract/typed-person'

export interface BothNames {
  name: string
  surname: string
}

/**
 * Name and surname of a cell that holds both: by its comma, else in the order of its column; null where it does not tell
 * for sure which words are which.
 */
export function splitNames(text: string, order: NameOrder | null): BothNames | null {
  const { name, surname } = typedPerson(text)
  const isSure = name !== undefined && surname !== undefined
  if (text.includes(',')) return isSure ? { name, surname } : null
  if (order === null) return null
  const [first = '', second = '', ...more] = text.split(' ')
  // Two words leave nothing to divide.
  if (second !== '' && more.length === 0)
    return order === 'name-first' ? { name: first, surname: second } : { name: second, surname: first }
  return isSure && text.startsWith(name) === (order === 'name-first') ? { name, surname } : null
}
