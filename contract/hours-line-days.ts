import type { Choice, LineReader } from './hours-line-tokens.ts'
import {
  ambiguousLetters,
  articles,
  dayGroups,
  englishLetters,
  everyWords,
  hourJoiners,
  isSpanish,
  spanishLetters,
  through,
  weekdays,
} from './hours-line-words.ts'

export type LineLanguage = 'en' | 'es' | undefined

/** Days of the week: names, stretches, groups, and letters by the language of the line. */
export class DayReader {
  readonly #line: LineReader
  readonly #isSpanish: boolean

  constructor(line: LineReader, language: LineLanguage) {
    this.#line = line
    this.#isSpanish = isSpanish(line.words, language)
  }

  /** All days up to the hours. */
  read(): number[] {
    const days = new Set<number>()
    do {
      const from = this.#one()
      const to = from.length === 1 ? this.#throughTo() : null
      for (const day of to === null ? from : between(from[0] ?? 1, to)) days.add(day)
    } while (this.#line.attempt(() => this.#goOn()))
    return [...days].sort()
  }

  startsHere(): boolean {
    const { kind } = this.#line.peek()
    return kind === 'word' && this.#line.foresees(() => this.#one(true))
  }

  #goOn(): true {
    while (this.#line.takeAny(hourJoiners));
    if (!this.startsHere()) throw this.#line.fault('hours')
    return true
  }

  /** A word behind a dash was meant as a day, also when it is none. */
  #throughTo(): number | null {
    const line = this.#line
    if (line.peek().text === '-' && line.peek(1).kind === 'word') return this.#last()
    return line.attempt(() => this.#last())
  }

  #last(): number {
    const line = this.#line
    if (!line.takeAny(through)) throw line.fault('hours')
    const [day, ...others] = this.#one()
    if (!day || others.length > 0) throw line.fault('days')
    return day
  }

  /** One day, a phrase for several, or letters in a row such as `LXV`. `asked`: an unclear letter is a day as well. */
  #one(asked = false): number[] {
    const line = this.#line
    for (const [phrase, days] of dayGroups) if (line.takePhrase(phrase)) return days
    line.takePhrase('todos')
    while (line.takeAny(articles) || line.takeAny(everyWords));
    const fault = line.fault('days', this.#choices())
    if (fault.choices.length > 0 && !asked) throw fault
    const { kind, text } = line.take()
    const day = kind === 'word' ? weekdays.get(text) : undefined
    // 'lun. a vie.'
    if (day && text.length < 5) line.takePhrase('.')
    if (day) return [day]
    if (kind !== 'word') throw fault
    const letters = this.#isSpanish ? spanishRow(text) : (englishRow(text) ?? spanishRow(text))
    if (!letters) throw fault
    return letters
  }

  /** Meanings of a single letter in a line that is not Spanish; in a line with F or W an M is Monday. */
  #choices(): Choice[] {
    const { kind, text } = this.#line.peek()
    if (kind !== 'word' || this.#isSpanish) return []
    const has = (sign: RegExp) => this.#line.words.some((word) => sign.test(word))
    if ((text === 'm' && has(/^[fw]$/)) || (text === 't' && has(/^th$/))) return []
    return (ambiguousLetters.get(text) ?? []).map((weekday) => ({ weekday }))
  }
}

/** Over Sunday too: `V-L` is Friday to Monday. */
function between(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, ahead) => ((from - 1 + ahead) % 7) + 1)
}

/** `L`, `LXV`, `LMMJV`: letters in the order of the week. */
function spanishRow(text: string): number[] | null {
  const days: number[] = []
  for (const letter of text) {
    const last = days.at(-1) ?? 0
    const day = letter === 'm' && last === 2 ? 3 : spanishLetters.indexOf(letter) + 1
    if (day <= last) return null
    days.push(day)
  }
  return days.length > 0 ? days : null
}

/** `F`, `MWF`, `TTh`, `MTWTF`: each letter is the first day that it can be behind the one before. */
function englishRow(text: string): number[] | null {
  const days: number[] = []
  let at = 0
  while (at < text.length) {
    const pair = englishLetters.get(text.slice(at, at + 2))
    const meant = (text.length - at > 1 && pair) || englishLetters.get(text.slice(at, at + 1))
    const day = meant?.find((each) => each > (days.at(-1) ?? 0))
    if (!day) return null
    days.push(day)
    at += meant === pair && text.length - at > 1 ? 2 : 1
  }
  return days.length > 0 ? days : null
}
