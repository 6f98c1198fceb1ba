import { foldText } from '#contract/fold-text'
import type { ImportWarned } from '#contract/imports'
import { type PatientSheet, sheetInput } from '#contract/patient-sheet'
import { readPhone } from './read-phone.ts'

/** The columns that tell a sheet. */
export interface SaidSheet {
  sex: string
  address: string
  postalCode: string
  healthCard: string
  language: string
  contactName: string
  contactPhone: string
}

const sexWords: Record<NonNullable<PatientSheet['sex']>, readonly string[]> = {
  female: ['mujer', 'hembra', 'femenino', 'femenina', 'fem', 'f', 'female', 'woman'],
  male: ['hombre', 'varon', 'masculino', 'masc', 'h', 'v', 'male', 'man'],
  other: ['otro', 'otra', 'no binario', 'other', 'non binary', 'x'],
}

const languageWords: Record<NonNullable<PatientSheet['language']>, readonly string[]> = {
  es: ['es', 'espanol', 'castellano', 'spanish', 'spa'],
  en: ['en', 'ingles', 'english', 'eng'],
}

const folded = (text: string) => foldText(text.replace(/[./_-]/g, ' ')).trim()

/** 'M' stands for women beside 'H' and 'V', and for men beside 'F': the other letters of the column tell. */
export class SexColumn {
  readonly #letters = new Set<string>()

  add(text: string): void {
    const word = folded(text)
    if (word.length === 1) this.#letters.add(word)
  }

  /** What 'M' stands for; nothing where nobody can tell. */
  told(): 'female' | 'male' | undefined {
    const besideWomen = this.#letters.has('f')
    const besideMen = this.#letters.has('h') || this.#letters.has('v')
    return besideWomen === besideMen ? undefined : besideMen ? 'female' : 'male'
  }
}

type Lines = Pick<SaidSheet, 'address' | 'postalCode' | 'healthCard'>

/** The sheet of a line. Whatever cannot be read costs nobody their record: it is left out, and that is told. */
export function readSheet(
  said: SaidSheet,
  letterM?: 'female' | 'male',
): { sheet: PatientSheet; warnings: ImportWarned[] } {
  const warnings: ImportWarned[] = []
  const warn = (field: keyof SaidSheet, reason: ImportWarned['reason']) => {
    warnings.push({ field, reason })
    return null
  }
  const line = (field: keyof Lines) => {
    const read = sheetInput[field].safeParse(said[field])
    return read.success ? (read.data ?? null) : warn(field, 'too-long')
  }
  const word = <Key extends string>(field: 'sex' | 'language', words: Record<Key, readonly string[]>) => {
    if (said[field] === '') return null
    const text = folded(said[field])
    const known = Object.entries<readonly string[]>(words).find(([, all]) => all.includes(text))?.[0]
    // `words` holds no other keys.
    return known ? (known as Key) : warn(field, 'not-understood')
  }
  const sex = letterM && folded(said.sex) === 'm' ? letterM : word('sex', sexWords)
  const postalCode = line('postalCode')
  // A spreadsheet drops the zero of Barcelona.
  const isShort = /^\d{4}$/.test(postalCode ?? '')
  if (isShort) warn('postalCode', 'zeros')
  const { phone, warning } = readPhone(said.contactPhone)
  if (warning) warn('contactPhone', warning)
  else if (said.contactName && !phone) warn('contactPhone', 'phone')
  const contact = sheetInput.emergencyContact.safeParse({ name: said.contactName || '–', phone })
  return {
    sheet: {
      sex,
      address: line('address'),
      postalCode: isShort ? `0${postalCode}` : postalCode,
      healthCard: line('healthCard'),
      language: word('language', languageWords),
      emergencyContact: phone && contact.success ? (contact.data ?? null) : null,
    },
    warnings,
  }
}
