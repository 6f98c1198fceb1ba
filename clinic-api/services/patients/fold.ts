import { bareDocument, bareNumber } from '#contract/bare-document'
import { cleanText } from '#contract/clean-text'
import { digitsOf, phoneLabel } from '#contract/common'
import { foldText } from '#contract/fold-text'
import { phoneKey, phoneReadings } from './phone-readings.ts'

// Before every letter and before the space, so that 'Abad' comes before 'Abad Ríos' whoever they are.
const separator = '\u001f'

interface Known {
  name: string
  surname: string
  dni: string
  email: string
  phone?: string | null | undefined
  healthCard?: string | null | undefined
}

/** The derived columns of a patient, to be written whenever one of these changes. */
export function foldedColumns({ name, surname, dni, email, phone, healthCard }: Known) {
  const [first, last] = [foldText(name), foldText(surname)]
  const numbers = [bareDocument(dni), bareNumber(healthCard ?? '')].map((number) => number.toLowerCase())
  const words = [first, last, ...numbers, foldText(email), phoneKey(phone ?? '')]
  return {
    sortName: `${first}${separator}${last}`,
    sortSurname: `${last}${separator}${first}`,
    // The blanks around it let a search tell whole words from parts of words.
    search: ` ${words.filter(Boolean).join(' ')} `,
  }
}

// Digits in groups, and what people put before and between them: '+34 612 34 56 78', '(91) 555-12-34', '12.345.678'.
const group = /^[+(]*\d[\d()./-]*$/
const longGroup = 7

/** Each word of a search with the texts one of which `search` has when that word is meant. */
export function searchWords(q: string): string[][] {
  const words = joinGroups(onlyNumbers(cleanText(q).split(' ').map(ordinary).join(' ')).split(' '))
  const readings = words.flatMap((word) => (/\d/.test(word) ? [readingsOf(word)] : foldedWords(word)))
  // Signs alone are looked for as they are: an empty search would find everybody.
  return readings.length === 0 && q.trim() !== '' ? [[q.trim()]] : readings
}

const foldedWords = (text: string) =>
  foldText(text)
    .split(' ')
    .filter(Boolean)
    .map((each) => [each])

/** Numbers have many forms of digits and dashes; a raised letter in a name means something. */
const ordinary = (word: string) =>
  /\p{Nd}/u.test(word) || /^[+(\p{Pd}]+$/u.test(word) ? word.normalize('NFKC').replace(/\p{Pd}/gu, '-') : word

const before = new RegExp(
  `(?<![^ ])(${phoneLabel}|d\\.?n\\.?i|n\\.?i\\.?[fe])[.:]* ?(?:n[º°o]\\.?|n[uú]m\\.?)? ?(?=[+(]*[xyz]?-?\\d)`,
  'giu',
)
const extension = /(?<=\d\)?)[,;]? ?(?:ext(?:ensi[oó]n)?[.:=]? ?|x)\d{1,5}(?![^ ])/giu

/** Without the words before a number, the extension behind it, and the comma that ends it. */
const onlyNumbers = (text: string) =>
  text
    .replace(before, '')
    .replace(extension, '')
    .replace(/(?<=\d\)?)[,;](?![^ ])/g, '')

/** Groups of digits in a row are one number, unless each would be one alone. */
function joinGroups(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const last = joined.at(-1) ?? ''
    const isNext = group.test(word) && group.test(last) && !/^[+(]*\+/.test(word)
    const isTwo = digitsOf(word).length >= longGroup && digitsOf(last).length >= longGroup
    if (isNext && !isTwo) joined[joined.length - 1] = `${last}${word}`
    else joined.push(word)
  }
  return joined
}

/** A word with digits is a number, a document or a part of an address. */
function readingsOf(word: string): string[] {
  const asPhone = group.test(word) ? phoneReadings(word) : []
  return [...new Set([...asPhone, bareDocument(word).toLowerCase(), foldText(word)])].filter(Boolean)
}
