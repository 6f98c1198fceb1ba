import { FormatFault } from '../source/format-fault.ts'

export interface JsonValue {
  /** The line of the file on which it begins, from 1. */
  line: number
  value: unknown
}

/** All that decides where a value ends. */
const signs = /["{}[\]]/g
/** Between two values; the byte order marks of files that were joined are blanks, too. */
const notBetween = /[^\s,]/

/**
 * The objects and lists that stand one behind the other in a text, however they are divided into lines: one document is
 * one of them, NDJSON has one a line. Throws `FormatFault`.
 */
export function* jsonValues(text: string): Generator<JsonValue, void, void> {
  let [depth, begins, end, line] = [0, 0, 0, 1]
  for (const { 0: sign, index } of text.matchAll(signs)) {
    // Within a text that was skipped.
    if (index < end) continue
    if (depth === 0) line = lineAfter(text.slice(end, index), line)
    if (sign === '"') {
      if (depth === 0) throw unreadable(line)
      end = endOfText(text, index)
    } else if (sign === '{' || sign === '[') {
      if (depth === 0) begins = index
      depth += 1
    } else {
      depth -= 1
      if (depth < 0) throw unreadable(line)
      if (depth > 0) continue
      end = index + 1
      const value = text.slice(begins, end)
      yield { line, value: parsed(value, line) }
      line += newLinesIn(value)
    }
  }
  if (depth > 0) throw unreadable(line)
  lineAfter(text.slice(end), line)
}

/** The line on which what stands between two values ends. Throws `FormatFault` where that is no blank. */
function lineAfter(blanks: string, line: number): number {
  const other = blanks.search(notBetween)
  if (other >= 0) throw unreadable(line + newLinesIn(blanks.slice(0, other)))
  return line + newLinesIn(blanks)
}

const newLinesIn = (text: string) => text.split('\n').length - 1

/** Behind the quotation mark that closes the text which begins at `start`. */
function endOfText(text: string, start: number): number {
  for (let place = start + 1; ; place += 1) {
    place = text.indexOf('"', place)
    if (place < 0) return text.length
    let escapes = 0
    while (text[place - 1 - escapes] === '\\') escapes += 1
    if (escapes % 2 === 0) return place + 1
  }
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(line)
  }
}

export const unreadable = (line: number) => new FormatFault(`Line ${line} of the FHIR file cannot be read`)
