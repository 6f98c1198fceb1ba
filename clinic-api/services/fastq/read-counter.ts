import type { FastqFault, FastqSummary } from '#contract/fastq'
import { foreignLine } from './foreign-file.ts'
import { QualityCounts, qualities, round, zeroQuality } from './quality-counts.ts'

const [noBase, a, c, g, t, n, other] = [0, 1, 2, 3, 4, 5, 6]
const kinds = 7

/**
 * The kind of each byte of a sequence: case does not matter, `U` of RNA is a `T`, and `.` is an old form of
 * `N`.
 */
const kindOf = new Uint8Array(256).fill(noBase)
for (const [kind, letters] of [
  [a, 'Aa'],
  [c, 'Cc'],
  [g, 'Gg'],
  [t, 'TtUu'],
  [n, 'Nn.'],
  [other, 'RYSWKMBDHVryswkmbdhv'],
] as const)
  for (const letter of letters) kindOf[letter.charCodeAt(0)] = kind

const at = '@'.charCodeAt(0)
const plus = '+'.charCodeAt(0)
const worst = zeroQuality
const best = zeroQuality + qualities - 1

/**
 * Counts the reads of a FASTQ file, line by line: header, sequence, separator, qualities. A read counts once it is
 * complete, so what is told of a file that breaks is told of whole reads.
 */
export class ReadCounter {
  readonly #qualities = new QualityCounts()
  readonly #kinds = new Float64Array(kinds)
  /** Bases of the read that is not complete yet. */
  readonly #found = new Float64Array(kinds)
  #length = 0
  #lines = 0
  /** The first of the empty lines that may only stand at the end; 0 for none. */
  #empty = 0
  #place: 'header' | 'sequence' | 'separator' | 'qualities' = 'header'
  #reads = 0
  #shortest = Number.POSITIVE_INFINITY
  #longest = 0

  get lines(): number {
    return this.#lines
  }

  /** Without its end. Answers what is wrong with it; then nothing may follow. */
  line(line: Uint8Array): FastqFault | null {
    this.#lines += 1
    switch (this.#place) {
      case 'header':
        return this.#header(line)
      case 'sequence':
        return this.#sequence(line)
      case 'separator':
        this.#place = 'qualities'
        return line[0] === plus ? null : this.#fault('separator')
      case 'qualities':
        return this.#quality(line)
    }
  }

  end(): FastqFault | null {
    return this.#place === 'header' ? null : this.#fault('ended')
  }

  summary(): Omit<FastqSummary, 'compressed' | 'fault'> {
    const of = (...which: number[]) => which.reduce((sum, kind) => sum + (this.#kinds[kind] ?? 0), 0)
    const [bases, certain] = [of(a, c, g, t, n, other), of(a, c, g, t)]
    const percent = (part: number, whole: number) => (whole === 0 ? null : round((100 * part) / whole))
    return {
      version: 1,
      reads: this.#reads,
      bases,
      lengths:
        this.#reads === 0
          ? null
          : { min: this.#shortest, mean: round(bases / this.#reads), max: this.#longest },
      gcPercent: percent(of(g, c), certain),
      nPercent: percent(of(n), bases),
      quality: this.#qualities.whole(),
      positions: this.#qualities.byPosition(this.#longest),
    }
  }

  #header(line: Uint8Array): FastqFault | null {
    if (line.length === 0) {
      this.#empty ||= this.#lines
      return null
    }
    if (this.#empty > 0) return { line: this.#empty, reason: 'header' }
    const foreign = this.#lines === 1 ? foreignLine(line) : null
    if (line[0] !== at || foreign) return this.#fault(foreign ?? 'header')
    this.#place = 'sequence'
    return null
  }

  #sequence(line: Uint8Array): FastqFault | null {
    const found = this.#found.fill(0)
    for (let index = 0; index < line.length; index += 1) {
      const kind = kindOf[line[index] ?? 0] ?? noBase
      found[kind] = (found[kind] ?? 0) + 1
    }
    if (found[noBase] !== 0) return this.#fault('base')
    this.#length = line.length
    this.#place = 'separator'
    return null
  }

  #quality(line: Uint8Array): FastqFault | null {
    for (let index = 0; index < line.length; index += 1) {
      const letter = line[index] ?? 0
      if (letter < worst || letter > best) return this.#fault('quality')
    }
    const length = this.#length
    if (line.length !== length) return { ...this.#fault('length'), bases: length, qualities: line.length }
    this.#qualities.add(line)
    for (const [kind, found] of this.#found.entries()) this.#kinds[kind] = (this.#kinds[kind] ?? 0) + found
    this.#reads += 1
    this.#shortest = Math.min(this.#shortest, length)
    this.#longest = Math.max(this.#longest, length)
    this.#place = 'header'
    return null
  }

  #fault(reason: FastqFault['reason']): FastqFault {
    return { line: this.#lines, reason }
  }
}
