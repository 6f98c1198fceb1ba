/** A word, number or sign of the line, without case and accents. */
export interface Token {
  kind: 'word' | 'number' | 'date' | 'sign' | 'end'
  text: string
  /** Its first character in the line, and the one after its last. */
  at: number
  until: number
}

/** One thing that may be meant at a place of the line. */
export type Expectation = 'days' | 'hours' | 'to' | 'end' | 'more' | 'weeks' | 'date' | 'except'

/** Something that may be meant: a day of the week (Monday is 1), or hours to write instead. */
export type Choice = { weekday: number } | { hours: string }

/** The line cannot be understood from here on. */
export class LineFault extends Error {
  readonly at: number
  /** End of the text that a choice would replace. */
  readonly until: number
  readonly word: string
  readonly expected: Expectation
  readonly choices: readonly Choice[]

  constructor({ at, until, text }: Token, expected: Expectation, choices: readonly Choice[] = []) {
    super(`Stopped understanding at ${at}`)
    this.at = at
    this.until = until
    this.word = text
    this.expected = expected
    this.choices = choices
  }
}

const pattern =
  /(?<date>\d{4}-\d{2}-\d{2})|(?<number>\d+)|(?<![\p{L}\p{M}])(?<half>[ap]\. ?m(?:\.|(?![\p{L}\p{M}])))|(?<word>[\p{L}\p{M}]+)|(?<sign>\S)/giu
const dashes = /[‐-―−]/
// '9'30', as many write it by hand.
const minuteMarks = /['’´`]/

function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: written, groups = {}, index: at } of line.matchAll(pattern)) {
    const { date, number, half, word, sign } = groups
    const place = { at, until: at + written.length }
    if (date) tokens.push({ kind: 'date', text: date, ...place })
    else if (number) tokens.push({ kind: 'number', text: number, ...place })
    else if (half) tokens.push({ kind: 'word', text: half.replace(/[. ]/g, '').toLowerCase(), ...place })
    else if (word) tokens.push({ kind: 'word', text: folded(word), ...place })
    else if (sign) tokens.push({ kind: 'sign', text: plainSign(sign), ...place })
  }
  return tokens
}

const plainSign = (sign: string) => (dashes.test(sign) ? '-' : minuteMarks.test(sign) ? "'" : sign)

function folded(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Reads the line token by token. */
export class LineReader {
  readonly #tokens: Token[]
  readonly #end: Token
  #next = 0

  constructor(line: string) {
    this.#tokens = tokensOf(line)
    const end = line.trimEnd().length
    this.#end = { kind: 'end', text: '', at: end, until: end }
  }

  /** Every word of the line, wherever the reader is. */
  get words(): string[] {
    return this.#tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.#next + ahead] ?? this.#end
  }

  take(): Token {
    const token = this.peek()
    this.#next += 1
    return token
  }

  get isAtEnd(): boolean {
    return this.peek().kind === 'end'
  }

  /** Takes the next token when it is one of these. */
  takeAny(texts: ReadonlySet<string>): boolean {
    const { kind, text } = this.peek()
    if (kind === 'number' || kind === 'date' || !texts.has(text)) return false
    this.#next += 1
    return true
  }

  /** Takes the words of a phrase when all of them come next. */
  takePhrase(phrase: string): boolean {
    const words = phrase.split(' ')
    if (!words.every((word, ahead) => this.peek(ahead).text === word)) return false
    this.#next += words.length
    return true
  }

  /** Takes the first of these phrases that comes next. */
  takeOf(phrases: readonly string[]): boolean {
    return phrases.some((phrase) => this.takePhrase(phrase))
  }

  /** The result of `read`; null when it does not understand, and then nothing is consumed. */
  attempt<Result>(read: () => Result): Result | null {
    const mark = this.#next
    try {
      return read()
    } catch (fault) {
      if (!(fault instanceof LineFault)) throw fault
      this.#next = mark
      return null
    }
  }

  /** Whether `read` would understand what comes; takes nothing. */
  foresees(read: () => unknown): boolean {
    const mark = this.#next
    const isUnderstood = this.attempt(read) !== null
    this.#next = mark
    return isUnderstood
  }

  /** Stops at the next token, where something else could be. */
  fault(expected: Expectation = 'more', choices: readonly Choice[] = []): LineFault {
    return new LineFault(this.peek(), expected, choices)
  }
}
