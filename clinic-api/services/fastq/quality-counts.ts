import type { QualityAt } from '#contract/fastq'

/** Phred+33: from `!` to `~`. */
export const zeroQuality = 33
export const qualities = 94

/** Positions up to here are counted one by one, those beyond in nine parts of each power of ten. */
const singles = 999
const powers = [3, 4, 5, 6, 7]
const bins = [
  ...Array.from({ length: singles }, (_, index) => ({ from: index + 1, to: index + 1 })),
  ...powers.flatMap((power) => decade(10 ** power)),
]

/** The most rows that a chart or a table can show. */
const mostRows = 60
const widths = [1, 2, 5, 10, 20]

interface Span {
  from: number
  to: number
}

/** How often each quality was found at each position: as much memory for one read as for a billion. */
export class QualityCounts {
  // A double counts further than 32 bits.
  readonly #counts = new Float64Array(bins.length * qualities)

  /** The qualities of one read, as they stand in the file; each has to be one. */
  add(line: Uint8Array): void {
    const counts = this.#counts
    const near = Math.min(line.length, singles)
    let at = 0
    for (; at < near; at += 1) countOne(counts, at * qualities + (line[at] ?? 0) - zeroQuality)
    for (let bin = singles; at < line.length; bin += 1) {
      const until = Math.min(line.length, bins[bin]?.to ?? line.length)
      const first = bin * qualities - zeroQuality
      for (; at < until; at += 1) countOne(counts, first + (line[at] ?? 0))
    }
  }

  whole() {
    const counts = this.#within({ from: 1, to: Number.POSITIVE_INFINITY })
    const bases = sum(counts)
    if (bases === 0) return null
    const percentFrom = (least: number) => round((100 * sum(counts.slice(least))) / bases)
    return {
      mean: meanOf(counts, bases),
      lowest: counts.findIndex((each) => each > 0),
      highest: counts.findLastIndex((each) => each > 0),
      q20Percent: percentFrom(20),
      q30Percent: percentFrom(30),
    }
  }

  /** Qualities for reads up to `longest` bases: by position, in steps, or for long reads by powers of ten. */
  byPosition(longest: number): QualityAt[] {
    return spansUpTo(longest).flatMap((span) => {
      const counts = this.#within(span)
      const bases = sum(counts)
      if (bases === 0) return []
      const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = [10, 25, 50, 75, 90].map((percent) =>
        percentile(counts, Math.ceil((bases * percent) / 100)),
      )
      return [{ ...span, bases, mean: meanOf(counts, bases), p10, p25, median, p75, p90 }]
    })
  }

  #within({ from, to }: Span): number[] {
    const total = new Array<number>(qualities).fill(0)
    for (const [index, bin] of bins.entries()) {
      if (bin.to < from || bin.from > to) continue
      const counts = this.#counts.subarray(index * qualities, (index + 1) * qualities)
      for (const [quality, each] of counts.entries()) total[quality] = (total[quality] ?? 0) + each
    }
    return total
  }
}

function spansUpTo(longest: number): Span[] {
  if (longest > singles) {
    const whole = [1, 10, 100, ...powers.map((power) => 10 ** power)].flatMap(decade)
    return clipped(whole, longest)
  }
  const width = widths.find((each) => rowsOf(longest, each) <= mostRows) ?? singles
  const spans: Span[] = []
  for (let from = 1; from <= longest; ) {
    const to = width === 1 || from < 10 ? from : (Math.floor(from / width) + 1) * width - 1
    spans.push({ from, to })
    from = to + 1
  }
  return clipped(spans, longest)
}

/** The first nine positions, where sequencers warm up, always stand alone. */
const rowsOf = (longest: number, width: number) =>
  width === 1 ? longest : 9 + Math.ceil((longest - 9) / width)

function decade(start: number): Span[] {
  return Array.from({ length: 9 }, (_, index) => ({
    from: start * (index + 1),
    to: start * (index + 2) - 1,
  }))
}

const clipped = (spans: readonly Span[], longest: number) =>
  spans.filter(({ from }) => from <= longest).map(({ from, to }) => ({ from, to: Math.min(to, longest) }))

const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)

const meanOf = (counts: readonly number[], bases: number) =>
  round(counts.reduce((total, each, quality) => total + each * quality, 0) / bases)

/** The quality of the base of this rank, the worst being the first. */
function percentile(counts: readonly number[], rank: number): number {
  let before = 0
  return counts.findIndex((each) => {
    before += each
    return before >= rank
  })
}

function countOne(counts: Float64Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1
}

/** To two decimals. */
export const round = (value: number) => Math.round(value * 100) / 100
