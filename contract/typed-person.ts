import { bareDocument } from './bare-document.ts'
import { cleanText } from './clean-text.ts'
import { foldText } from './fold-text.ts'
import {
  advocations,
  eitherAdvocations,
  eitherNames,
  givenNames,
  secondNames,
  surnames,
} from './given-names.ts'

interface TypedPerson {
  name?: string
  surname?: string
  dni?: string
  email?: string
}

/**
 * The certain part of what somebody typed in search of a patient: surnames before a comma, or a given name, of
 * several words maybe, and what follows it. Empty where that is not sure.
 */
export function typedPerson(typed: string): TypedPerson {
  const text = cleanText(typed)
  if (text === '') return {}
  if (text.includes('@')) return { email: text }
  if (/\d/.test(text)) {
    const bare = bareDocument(text)
    return /^([XYZ]\d{1,7}|\d{1,8})[A-Z]?$/.test(bare) && !text.startsWith('+') ? { dni: bare } : {}
  }
  if (text.includes(',')) return aroundComma(text.split(',').map((part) => part.trim()))
  return inWords(text.split(' '))
}

/** 'Ruiz Vega, María José'. */
function aroundComma([surname = '', name = '', ...more]: readonly string[]): TypedPerson {
  if (more.length > 0 || surname === '') return {}
  if (name === '') return { surname }
  const [before, after] = [wordsOf(surname), wordsOf(name)]
  const isTurned = givenCount(before) === before.length && givenCount(after) === 0 && !before.every(isEither)
  return isTurned ? {} : { name, surname }
}

function inWords(words: readonly string[]): TypedPerson {
  const folded = words.map(foldText)
  const parted = (count: number) => ({
    name: words.slice(0, count).join(' '),
    surname: words.slice(count).join(' '),
  })
  const count = givenCount(folded)
  const rest = folded.slice(count)
  if (rest.length === 0) return folded.every(isEither) ? {} : { name: words.join(' ') }
  if (count === 0) return startingOtherwise(words, folded)
  const mayBeSurname = isEither(folded[0]) && !givenNames.has(folded[0] ?? '')
  const isOpen =
    (mayBeSurname && (isEither(rest[0]) || endsGiven(folded) > 0)) ||
    (isEither(rest[0]) && rest.length > 2) ||
    (folded[count - 1] === 'maria' && count === 1 && eitherAdvocations.has(particled(rest)))
  return isOpen ? {} : parted(count)
}

/** The first word is no given name that is known: a surname, or a name from elsewhere. */
function startingOtherwise(words: readonly string[], folded: readonly string[]): TypedPerson {
  const [first = '', second = ''] = folded
  const all = words.join(' ')
  if (isSurname(first)) {
    const at = endsGiven(folded)
    if (at > 0) return { name: words.slice(at).join(' '), surname: words.slice(0, at).join(' ') }
    return folded.every(isSurname) && words.length < 3 ? { surname: all } : {}
  }
  if (words.length === 1) return particles.has(first) ? {} : { name: all }
  const isClear = words.length === 2 ? !givenNames.has(second) : isSurname(second) || particles.has(second)
  if (!isClear || particles.has(first)) return {}
  return { name: words[0] ?? '', surname: words.slice(1).join(' ') }
}

const particles = new Set([
  'de',
  'del',
  'da',
  'das',
  'do',
  'dos',
  'di',
  'la',
  'van',
  'von',
  'der',
  'den',
  'el',
  'al',
  'ben',
])
const wordsOf = (text: string) => text.split(' ').map(foldText)
const isEither = (word = '') => eitherNames.has(word)
const isSurname = (word: string) => surnames.has(word) || /^.{3,}ez$/.test(word)

/** How many words in front are a given name, as far as it is a common one. */
function givenCount(folded: readonly string[]): number {
  const [first = ''] = folded
  if (!isGiven(first)) return 0
  let count = 1
  for (let last = first; count < folded.length; last = folded[count - 1] ?? '') {
    const said = particled(folded.slice(count))
    if (advocations.get(last)?.has(said)) return count + said.split(' ').length
    const next = folded[count] ?? ''
    const isOne = secondNames.get(last)?.has(next) || (givenNames.has(next) && !isEither(next))
    if (!isOne) break
    count += 1
  }
  return count
}

/** A hyphen joins two names: 'María-José'. */
const isGiven = (word: string) => {
  const [first = ''] = word.split(' ')
  return givenNames.has(first) || isEither(first)
}

/** The place from which on all words are a given name that is no surname; 0 for none. */
function endsGiven(folded: readonly string[]): number {
  const at = folded.findIndex((word, place) => {
    const tail = folded.slice(place)
    return place > 0 && !isEither(word) && givenCount(tail) === tail.length
  })
  return Math.max(at, 0)
}

/** The first word with the particles before it: 'de la cruz'. */
function particled(folded: readonly string[]): string {
  const end = folded.findIndex((word) => !particles.has(word) && word !== 'las' && word !== 'los')
  return folded.slice(0, end + 1).join(' ')
}
