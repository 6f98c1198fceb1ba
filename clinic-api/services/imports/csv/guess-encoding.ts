import type { ImportEncoding } from '#contract/import-fields'
import type { ImportSource } from '#contract/imports'
import { type Neighbour, neighbours, scoreOf } from './letter-scores.ts'
import { decoderOf, singleByteEncodings } from './single-bytes.ts'
import { Utf8Seen } from './utf8-seen.ts'

const mostWords = 5
const longestWord = 40
/** Points a letter by which the best encoding has to be ahead of the next to count as certain. */
const certainLead = 0.75
/** So many different letters leave no doubt; with fewer, common letters in the commonest encoding do. */
const enoughLetters = 5
const commonScore = 1.5

interface Scored {
  encoding: (typeof singleByteEncodings)[number]
  score: number
}

/** Evidence about a text's encoding, collected while its bytes arrive. */
export class BytesSeen {
  readonly #utf8 = new Utf8Seen()
  readonly #zeros = [0, 0]
  /** How often each byte beyond ASCII stands between which neighbours: `byte * 16 + before * 4 + after`. */
  readonly #between = new Map<number, number>()
  readonly #words = new Set<string>()
  #word = ''
  #size = 0
  #mark = ''
  #before: Neighbour = neighbours.none
  #waiting: { byte: number; before: Neighbour } | null = null

  add(chunk: Uint8Array): void {
    if (this.#mark.length < 3) this.#mark += Buffer.from(chunk.subarray(0, 3)).toString('latin1')
    for (const byte of chunk) this.#take(byte)
  }

  #take(byte: number): void {
    if (byte === 0) this.#zeros[this.#size % 2] = (this.#zeros[this.#size % 2] ?? 0) + 1
    this.#size += 1
    this.#utf8.add(byte)
    const neighbour = neighbourOf(byte)
    this.#endWaiting(neighbour)
    if (byte >= 0x80) this.#waiting = { byte, before: this.#before }
    this.#before = neighbour
    if (neighbour !== neighbours.none || byte === 0x27) this.#word += String.fromCharCode(byte)
    else this.#endWord()
  }

  #endWaiting(after: Neighbour): void {
    if (!this.#waiting) return
    const { byte, before } = this.#waiting
    const key = byte * 16 + before * 4 + after
    this.#between.set(key, (this.#between.get(key) ?? 0) + 1)
    this.#waiting = null
  }

  #endWord(): void {
    const word = this.#word
    this.#word = ''
    if (this.#words.size < mostWords && word.length <= longestWord && /[\x80-\xff]/.test(word))
      this.#words.add(word)
  }

  /** The likeliest encoding, whether somebody should confirm it, and the words by which they can. */
  guess(): { encoding: ImportEncoding } & Pick<ImportSource, 'encodings' | 'doubtful'> {
    this.#endWaiting(neighbours.none)
    this.#endWord()
    const wide = this.#wide()
    if (wide) return { encoding: wide, doubtful: false, encodings: wideEncodings }
    if (this.#between.size === 0) return { encoding: 'utf-8', doubtful: false, encodings: [] }
    const encodings = (['utf-8', ...singleByteEncodings] as const).map((encoding) => ({
      encoding,
      words: Array.from(this.#words, (word) => decoded(word, encoding)),
    }))
    if (this.#mark.startsWith('\xef\xbb\xbf') || this.#utf8.isLikely())
      return { encoding: 'utf-8', doubtful: false, encodings }
    const [best, next] = singleByteEncodings
      .map((encoding) => ({ encoding, score: this.#score(encoding) }))
      .sort((one, other) => other.score - one.score)
    if (!best || !next) throw new Error('There are several encodings')
    return { encoding: best.encoding, doubtful: this.#isDoubtful(best, next), encodings }
  }

  /** A few letters alone tell little where another encoding makes letters of them, too: only the commonest are believed. */
  #isDoubtful(best: Scored, next: Scored): boolean {
    if (best.score - next.score < certainLead || best.score < certainLead) return true
    const letters = new Set(Array.from(this.#between.keys(), (key) => key >> 4)).size
    const isCommon = best.encoding === 'windows-1252' && best.score >= commonScore
    return letters < enoughLetters && next.score > 0 && !isCommon
  }

  /** UTF-16 by its mark, or because every other byte of Latin text is zero. */
  #wide(): 'utf-16le' | 'utf-16be' | null {
    if (this.#mark.startsWith('\xff\xfe')) return 'utf-16le'
    if (this.#mark.startsWith('\xfe\xff')) return 'utf-16be'
    const [even = 0, odd = 0] = this.#zeros
    const [many, few] = [this.#size * 0.2, this.#size * 0.05]
    if (odd > many && even < few) return 'utf-16le'
    return even > many && odd < few ? 'utf-16be' : null
  }

  /** Points a letter. */
  #score(encoding: (typeof singleByteEncodings)[number]): number {
    let [points, all] = [0, 0]
    for (const [key, times] of this.#between) {
      const beside = [((key >> 2) & 3) as Neighbour, (key & 3) as Neighbour] as const
      points += scoreOf(encoding, key >> 4, beside) * times
      all += times
    }
    return points / all
  }
}

const wideEncodings = (['utf-16le', 'utf-16be'] as const).map((encoding) => ({ encoding, words: [] }))

function neighbourOf(byte: number): Neighbour {
  if (byte >= 0x80) return neighbours.other
  if (byte >= 0x61 && byte <= 0x7a) return neighbours.lower
  return byte >= 0x41 && byte <= 0x5a ? neighbours.upper : neighbours.none
}

function decoded(word: string, encoding: ImportEncoding): string {
  const decode = decoderOf(encoding)
  return (decode(Buffer.from(word, 'latin1')) + decode()).replaceAll('\0', '\ufffd')
}
