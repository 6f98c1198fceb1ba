/** A word, number or sign of the line, without case and accents. */
export interface Token {
  kind: 'word' | 'number' | 'date' | 'sign' | 'end'
  text: string
  /** Where it begins in the line, in characters. */
  at: number
}

/** The line cannot be understood from here on. */
export class LineFault extends Error {
  readonly at: number
  readonly word: string

  constructor({ at, text }: Token) {
    super(`Stopped understanding at ${at}`)
    this.at = at
    this.word = text
  }
}

const pattern = /(?<date>\d{4}-\d{2}-\d{2})|(?<number>\d+)|(?<word>[\p{L}\p{M}]+)|(?<sign>\S)/gu
const dashes = /[‐-―−]/

function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  for (const { groups = {}, index: at } of line.matchAll(pattern)) {
    const { date, number, word, sign } = groups
    if (date) tokens.push({ kind: 'date', text: date, at })
    else if (number) tokens.push({ kind: 'number', text: number, at })
    else if (word) tokens.push({ kind: 'word', text: folded(word), at })
    else if (sign) tokens.push({ kind: 'sign', text: dashes.test(sign) ? '-' : sign, at })
  }
  return tokens
}

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
    this.#end = { kind: 'end', text: '', at: line.trimEnd().length }
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

  /** What `read` answers, or null with everything as it was when it does not understand. */
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

  /** Stops at the next token. */
  fault(): LineFault {
    return new LineFault(this.peek())
  }
}
