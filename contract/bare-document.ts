import { cleanText } from './clean-text.ts'

// 'DNI: ', 'N.I.F. nº ', and the country before the number of a tax document. A raised o is an ordinary one by then.
const documentLabel = /^(?:(?:DNI|NIF|NIE)(?:NUM|NO|N)?|NUM|NO|ES)(?=[XYZKLM]?\d{7,8}[A-Z]?$)/

/** The letters and digits of a number, in capitals. */
export function bareNumber(text: string): string {
  return cleanText(text)
    .normalize('NFKC')
    .replace(/[\s.,:;/\\_·()[\]#'"\p{Pd}\u2212]/gu, '')
    .toUpperCase()
}

/**
 * A Spanish document's number as it is stored, however it was printed or typed: `12.345.678-z` and `DNI: 12345678 Z` are
 * `12345678Z`.
 */
export function bareDocument(text: string): string {
  return bareNumber(text).replace(documentLabel, '')
}
