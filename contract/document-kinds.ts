import { bareDocument, bareNumber } from './bare-document.ts'

/** The papers by which somebody is known, and `none` for who has none yet. Free of zod: pages load it. */
export const documentKinds = ['dni', 'nie', 'passport', 'other', 'none'] as const

export type DocumentKind = (typeof documentKinds)[number]

export interface IdentityDocument {
  kind: DocumentKind
  /** In capitals, without signs; null for `none`. */
  number: string | null
  /** ISO 3166 alpha-2 of whoever issued it; null for the Spanish ones. */
  country: string | null
}

export type DocumentFault = 'missing' | 'format' | 'letter'

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The check letter of a Spanish document (its number modulo 23). */
export const dniLetter = (number: number): string => letters.charAt(number % 23)

interface Rule {
  /** The number in its stored form. */
  bare: (text: string) => string
  form: RegExp
  /** The digits that the check letter at the end follows from. */
  digits?: (number: string) => string
  hasCountry: boolean
}

const spanish = { bare: bareDocument, hasCountry: false } as const
const foreign = { bare: bareNumber, form: /^[\p{L}\d]{3,20}$/u, hasCountry: true } as const

const rules: Record<DocumentKind, Rule> = {
  // K, L and M stand before the numbers of children, of Spaniards abroad and of some foreigners.
  dni: {
    ...spanish,
    form: /^(?:\d{8}|[KLM]\d{7})[A-Z]$/,
    digits: (number) => number.slice(0, 8).replace(/^[KLM]/, ''),
  },
  nie: {
    ...spanish,
    form: /^[XYZ]\d{7}[A-Z]$/,
    digits: (number) => `${'XYZ'.indexOf(number.charAt(0))}${number.slice(1, 8)}`,
  },
  passport: foreign,
  other: foreign,
  none: { bare: () => '', form: /^$/, hasCountry: false },
}

/** Whether the country belongs to the number. */
export const hasCountry = (kind: DocumentKind): boolean => rules[kind].hasCountry

/** A number of this kind as it is stored, however it was printed or typed. */
export const documentNumber = (kind: DocumentKind, text: string): string => rules[kind].bare(text)

/** The fault of a number in its stored form. */
export function documentFault(kind: DocumentKind, number: string): DocumentFault | null {
  if (kind === 'none') return null
  if (number === '') return 'missing'
  const { form, digits } = rules[kind]
  if (!form.test(number)) return 'format'
  const letter = digits && dniLetter(Number(digits(number)))
  return letter === undefined || number.endsWith(letter) ? null : 'letter'
}

const dniOfEightDigits = /^\d{8}[A-Z]$/

/** The fault of the plain field `dni`, which takes eight digits and their letter, without K, L and M. */
export const plainDniFault = (number: string): DocumentFault | null =>
  number === '' || dniOfEightDigits.test(number) ? documentFault('dni', number) : 'format'

/** The Spanish kind that a bare number has the form of, its letter right or wrong. */
export function spanishKindOf(number: string): 'dni' | 'nie' | null {
  return (['dni', 'nie'] as const).find((kind) => rules[kind].form.test(number)) ?? null
}
