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

/** Words beside which 'M' stands for the other sex. */
const besideM = {
  female: ['h', 'v', 'hombre', 'varon'],
  male: ['f', 'fem', 'femenino', 'femenina', 'female'],
} as const

/** 'M' is 'mujer' and 'masculino': the other words of its column tell which. */
export class SexColumn {
  readonly #words = new Set<string>()

  add(text: string): void {
    this.#words.add(folded(text))
  }

  /** The sex that 'M' stands for; none where no word tells, or two contradict each other. */
  told(): keyof typeof besideM | undefined {
    const meanings = (['female', 'male'] as const).filter((sex) =>
      besideM[sex].some((word) => this.#words.has(word)),
    )
    return meanings.length === 1 ? meanings[0] : undefined
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
  const isShort = /^[1-9]\d{3}$/.test(postalCode ?? '')
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
