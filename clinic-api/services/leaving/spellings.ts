import { digitsOf } from '#contract/common'
import { foldText } from '#contract/fold-text'
import { foldedColumns } from '../patients/fold.ts'
import { phoneKey } from '../patients/phone-readings.ts'

export interface Identity {
  name: string
  surname: string
  dni: string
  email: string
  username: string | null
  phone: string | null
}

const shortest = 5

/** How the person is spelt wherever the product stores it: as typed, folded for searches, a phone as its digits. */
export function spellingsOf({ name, surname, dni, email, username, phone }: Identity): string[] {
  const digits = digitsOf(phone ?? '')
  const spelt = [
    `${name} ${surname}`,
    `${surname} ${name}`,
    `${surname}, ${name}`,
    dni,
    email,
    username ?? '',
    phone ?? '',
    digits,
    digits.slice(-9),
    phoneKey(phone ?? ''),
  ]
  const { sortName, sortSurname } = foldedColumns({ name, surname, dni, email })
  const all = [...spelt.flatMap((text) => [text.toLowerCase(), foldText(text)]), sortName, sortSurname]
  return [...new Set(all.map((text) => text.trim()))].filter((text) => text.length >= shortest)
}
