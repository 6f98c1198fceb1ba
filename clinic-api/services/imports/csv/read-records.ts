import { type Separator, separatorOf, separators } from './separator.ts'

export interface CsvRecord {
  /** The line of the file on which it begins, from 1. */
  line: number
  cells: string[]
}

/** The file is none that lines can be read from, since the line that it names. */
export class CsvFault extends Error {
  readonly why: 'quote' | 'long'
  readonly line: number

  constructor(why: CsvFault['why'], line: number) {
    super(`${why} in line ${line}`)
    this.why = why
    this.line = line
  }
}

/** A record beyond it, in characters, is a quotation mark that was never closed. */
const longest = 20_000
const mostCells = 200

/**
 * The records of a CSV file (RFC 4180) as its text comes, by whichever separator its first one has; empty ones are left
 * out. Throws `CsvFault`.
 */
export class CsvReader {
  separator: Separator = ','
  #isKnown = false
  #head = ''
  #line = 1
  #begins = 1
  #size = 0
  #cells: string[] = []
  #cell = ''
  /** `closed`: behind the closing mark of a cell, where a second one stands for a mark. */
  #state: 'start' | 'bare' | 'quoted' | 'closed' = 'start'
  #afterReturn = false

  async *read(texts: AsyncIterable<string>): AsyncGenerator<CsvRecord, void, void> {
    for await (const text of texts) yield* this.#take(this.#isKnown ? text : this.#find(text, false))
    if (!this.#isKnown) yield* this.#take(this.#find('', true))
    if (this.#state === 'quoted') throw new CsvFault('quote', this.#begins)
    if (this.#size > 0) yield* this.#endRecord()
  }

  /** Waits for the first record, which tells the separator; `sep=;` above it does, too. */
  #find(text: string, isEnd: boolean): string {
    this.#head += text
    const end = endOfRecord(this.#head)
    if (end < 0 && !isEnd && this.#head.length <= longest) return ''
    this.#isKnown = true
    const said = /^sep=(.)\r?\n/.exec(this.#head)
    const named = separators.find((each) => each === said?.[1])
    if (said && named) {
      this.separator = named
      this.#line = 2
      this.#begins = 2
      return this.#head.slice(said[0].length)
    }
    this.separator = separatorOf(end < 0 ? this.#head : this.#head.slice(0, end))
    return this.#head
  }

  *#take(text: string): Generator<CsvRecord, void, void> {
    for (const each of text) {
      const isNewLine = each === '\n' || each === '\r'
      const isSecondHalf = each === '\n' && this.#afterReturn
      this.#afterReturn = each === '\r'
      if (isNewLine && !isSecondHalf) this.#line += 1
      if (this.#state === 'quoted') this.#quoted(each)
      else if (isNewLine) {
        if (!isSecondHalf) yield* this.#endRecord()
      } else this.#outside(each)
    }
  }

  #quoted(each: string): void {
    if (each === '"') this.#state = 'closed'
    else this.#add(each)
  }

  #outside(each: string): void {
    if (each === this.separator) {
      this.#size += 1
      this.#endCell()
    } else if (each === '"' && this.#state !== 'bare') {
      if (this.#state === 'closed') this.#add(each)
      this.#size += 1
      this.#state = 'quoted'
    } else {
      this.#add(each)
      this.#state = 'bare'
    }
  }

  #add(each: string): void {
    this.#cell += each
    this.#size += 1
    if (this.#size > longest) throw new CsvFault(this.#state === 'quoted' ? 'quote' : 'long', this.#begins)
  }

  #endCell(): void {
    this.#cells.push(this.#cell.trim())
    this.#cell = ''
    this.#state = 'start'
    if (this.#cells.length > mostCells) throw new CsvFault('long', this.#begins)
  }

  *#endRecord(): Generator<CsvRecord, void, void> {
    this.#endCell()
    const record = { line: this.#begins, cells: this.#cells }
    this.#cells = []
    this.#size = 0
    this.#begins = this.#line
    if (record.cells.some((each) => each !== '')) yield record
  }
}

/** Where the first record that is not empty ends; -1 when it goes on. */
function endOfRecord(text: string): number {
  const whole = /^[\r\n]*(?:[^"\r\n]|"[^"]*")+(?=[\r\n])/.exec(text)
  return whole ? whole[0].length : -1
}
