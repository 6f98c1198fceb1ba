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
  female: ['mujer', 'femenino', 'femenina', 'f', 'female', 'woman'],
  // 'M' stands for both in Spanish files.
  male: ['hombre', 'varon', 'masculino', 'h', 'v', 'male', 'man'],
  other: ['otro', 'otra', 'no binario', 'other', 'non binary', 'x'],
}

const languageWords: Record<NonNullable<PatientSheet['language']>, readonly string[]> = {
  es: ['es', 'espanol', 'castellano', 'spanish', 'spa'],
  en: ['en', 'ingles', 'english', 'eng'],
}

type Lines = Pick<SaidSheet, 'address' | 'postalCode' | 'healthCard'>

/** The sheet of a line. Whatever cannot be read costs nobody their record: it is left out, and that is told. */
export function readSheet(said: SaidSheet): { sheet: PatientSheet; warnings: ImportWarned[] } {
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
    const folded = foldText(said[field].replace(/[./_-]/g, ' ')).trim()
    const known = Object.entries<readonly string[]>(words).find(([, all]) => all.includes(folded))?.[0]
    // `words` holds no other keys.
    return known ? (known as Key) : warn(field, 'not-understood')
  }
  const { phone, warning } = readPhone(said.contactPhone)
  if (warning) warn('contactPhone', warning)
  else if (said.contactName && !phone) warn('contactPhone', 'phone')
  const contact = sheetInput.emergencyContact.safeParse({ name: said.contactName || '–', phone })
  return {
    sheet: {
      sex: word('sex', sexWords),
      address: line('address'),
      postalCode: line('postalCode'),
      healthCard: line('healthCard'),
      language: word('language', languageWords),
      emergencyContact: phone && contact.success ? (contact.data ?? null) : null,
    },
    warnings,
  }
}
