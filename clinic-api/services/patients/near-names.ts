import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import { isSlip } from './slip.ts'

/** Shorter words are near to too many. */
const leastLetters = 5
const mostReadings = 5

/**
 * The readings of each word with the names that are one slip of the finger away, whoever has them. Null where there is none, or where
 * nothing may be read otherwise.
 */
export async function readAsNames(
  orm: Reader,
  words: readonly (readonly string[])[],
): Promise<string[][] | null> {
  const mistyped = words.flat().filter(mayBeMistyped)
  if (mistyped.length === 0) return null
  const slips = sql.param(mistyped.flatMap(asNames).flatMap(slipsOf))
  const candidates = await rowsOf<{ word: string }>(
    orm,
    sql`select word from name_words where slips && ${slips}::text[] order by word`,
  )
  const readings = words.map((given) => [
    ...given,
    ...given.filter(mayBeMistyped).flatMap((word) => near(word, candidates)),
  ])
  return readings.flat().length > words.flat().length ? readings : null
}

// An apostrophe joins these to the rest of a name: who types 'donell' means 'odonnell' as well.
const joined = ['', 'o', 'd', 'l']
const asNames = (word: string) => joined.map((letter) => `${letter}${word}`)

/** The word, and what is left of it without one of its letters. */
const slipsOf = (word: string) => [word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))]

const mayBeMistyped = (word: string) => word.length >= leastLetters && /^\p{L}+$/u.test(word)

function near(word: string, candidates: readonly { word: string }[]): string[] {
  return candidates
    .map((candidate) => candidate.word)
    .filter((name) => asNames(word).some((each) => isSlip(each, name)))
    .slice(0, mostReadings)
}
