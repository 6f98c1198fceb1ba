/** Rows of one statement: far below the number of values that a statement may carry. */
const batch = 1000

/** Splits rows into as many as one statement takes. */
export function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batch)
  return Array.from({ length: count }, (_, index) => items.slice(index * batch, (index + 1) * batch))
}
