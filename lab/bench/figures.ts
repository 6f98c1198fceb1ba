export interface Figure {
  what: string
  /** A ratio, or an amount with its unit in `what`. */
  value: number
  /** The value must not be beyond it. */
  most?: number
  least?: number
}

export const isMet = ({ value, most = Number.POSITIVE_INFINITY, least = 0 }: Figure) =>
  value <= most && value >= least

/** One line a figure, with its bar and whether it is kept. */
export function printFigures(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  for (const figure of figures) {
    const { what, value, most, least } = figure
    const bar = most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : ''
    const verdict = bar === '' ? '' : isMet(figure) ? 'kept' : 'MISSED'
    const line = `${what.padEnd(width)}  ${value.toFixed(2).padStart(8)}  ${bar.padEnd(14)}  ${verdict}`
    process.stdout.write(`${line.trimEnd()}\n`)
  }
}
