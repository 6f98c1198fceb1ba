import type { ImportSource } from '#contract/imports'

const mostExamples = 3
const address = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/

interface Seen {
  filled: number
  addresses: number
  examples: string[]
}

/** Finds a column of e-mail addresses among those that no field reads: nobody should lose theirs by its name. */
export class EmailColumns {
  readonly #mapped: ReadonlySet<number>
  readonly #seen = new Map<number, Seen>()

  constructor(mapped: ReadonlySet<number>) {
    this.#mapped = mapped
  }

  add(cells: readonly string[]): void {
    for (const [place, cell] of cells.entries()) {
      if (cell === '' || this.#mapped.has(place)) continue
      const seen = this.#seen.get(place) ?? { filled: 0, addresses: 0, examples: [] }
      seen.filled += 1
      if (address.test(cell.trim())) {
        seen.addresses += 1
        if (seen.examples.length < mostExamples) seen.examples.push(cell.trim())
      }
      this.#seen.set(place, seen)
    }
  }

  /** The column with most addresses of those that hold little else; undefined where there is none. */
  told(): ImportSource['emails'] {
    const found = [...this.#seen]
      .filter(([, { filled, addresses }]) => addresses * 2 > filled)
      .sort(([one, few], [other, many]) => many.addresses - few.addresses || one - other)[0]
    return found && { place: found[0], examples: found[1].examples }
  }
}
