import { FormatFault } from '../source/format-fault.ts'

export interface JsonValue {
  /** The line of the file on which it begins, from 1. */
  line: number
  value: unknown
}

const [quote, backslash, newLine] = ['"', '\\', '\n'].map((each) => each.charCodeAt(0))
const opening = new Set(['{', '['].map((each) => each.charCodeAt(0)))
const closing = new Set(['}', ']'].map((each) => each.charCodeAt(0)))
/** Between two values; the byte order marks of files that were joined are blanks, too. */
const between = /[\s,]/

/**
 * The objects and lists that stand one behind the other in a text, however they are divided into lines: one document is
 * one of them, NDJSON has one a line. Throws `FormatFault`.
 */
export function* jsonValues(text: string): Generator<JsonValue, void, void> {
  let [depth, begins, line, firstLine] = [0, 0, 1, 1]
  let isQuoted = false
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code === newLine) line += 1
    if (isQuoted) {
      if (code === backslash) place += 1
      else if (code === quote) isQuoted = false
    } else if (code === quote && depth > 0) isQuoted = true
    else if (opening.has(code)) {
      if (depth === 0) [begins, firstLine] = [place, line]
      depth += 1
    } else if (closing.has(code) && depth > 0) {
      depth -= 1
      if (depth === 0) yield { line: firstLine, value: parsed(text.slice(begins, place + 1), firstLine) }
    } else if (depth === 0 && !between.test(text.charAt(place))) throw unreadable(line)
  }
  if (depth > 0) throw unreadable(firstLine)
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(line)
  }
}

export const unreadable = (line: number) => new FormatFault(`Line ${line} of the FHIR file cannot be read`)
