import type { Separator } from './separator.ts'

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

const blank = /[\t \u00a0]/

/** The records of a CSV file (RFC 4180) as its text comes; empty ones are left out. Throws `CsvFault`. */
export class CsvReader {
  /** Whether something followed a closing quotation mark that ends no cell: the text is separated by something else. */
  isTorn = false
  readonly #separator: Separator
  #line = 1
  #begins = 1
  #size = 0
  #cells: string[] = []
  #cell = ''
  /** `closed`: behind the closing mark of a cell, where a second one stands for a mark. */
  #state: 'start' | 'bare' | 'quoted' | 'closed' = 'start'
  #afterReturn = false

  constructor(separator: Separator) {
    this.#separator = separator
  }

  async *read(texts: AsyncIterable<string>): AsyncGenerator<CsvRecord, void, void> {
    for await (const text of texts) yield* this.take(text)
    yield* this.end()
  }

  *end(): Generator<CsvRecord, void, void> {
    if (this.#state === 'quoted') throw new CsvFault('quote', this.#begins)
    if (this.#size > 0) yield* this.#endRecord()
  }

  *take(text: string): Generator<CsvRecord, void, void> {
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
    if (each === this.#separator) {
      this.#size += 1
      this.#endCell()
    } else if (each === '"' && this.#state !== 'bare') {
      if (this.#state === 'closed') this.#add(each)
      else this.#cell = ''
      this.#size += 1
      this.#state = 'quoted'
    } else if (this.#state === 'start' && blank.test(each)) {
      // A quotation mark behind blanks still opens the cell.
      this.#add(each)
    } else {
      if (this.#state === 'closed' && !blank.test(each)) this.isTorn = true
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
