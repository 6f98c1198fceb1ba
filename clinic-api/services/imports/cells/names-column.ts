import { type NameOrder, nameOrders } from '#contract/import-fields'
import type { ImportColumns, ImportSource } from '#contract/imports'
import { splitNames } from './split-names.ts'

const mostExamples = 3

/** Whether one column holds name and surname. */
export const isWholeName = ({ name, surname }: ImportColumns) => typeof name === 'number' && name === surname

/** A column that holds both names, read as a whole. Where cells do not tell by themselves, somebody says which comes first. */
export class NamesColumn {
  readonly #examples = new Set<string>()
  #hasComma = false

  add(text: string): void {
    if (text.includes(',')) this.#hasComma = true
    else if (this.#examples.size < mostExamples && isDecided(text)) this.#examples.add(text)
  }

  /** Read by what was chosen, else by what the header says. */
  told(chosen: NameOrder | null): ImportSource['names'] {
    if (this.#examples.size === 0) return { order: this.#hasComma ? 'surname-first' : chosen, options: [] }
    const options = nameOrders.map((order) => ({
      order,
      examples: [...this.#examples].map((text) => ({ text, read: divided(text, order) })),
    }))
    return { order: chosen, options }
  }
}

/** Whether the answer helps: some cells are divided by no order. */
const isDecided = (text: string) => nameOrders.some((order) => splitNames(text, order) !== null)

function divided(text: string, order: NameOrder): string {
  const names = splitNames(text, order)
  return names ? `${names.surname}, ${names.name}` : ''
}
