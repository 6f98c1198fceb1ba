import { digitsOf } from '#contract/common'
import { fold } from '../patients/fold.ts'

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
    ...[`${name} ${surname}`, `${surname} ${name}`, `${surname}, ${name}`, `${surname}\u001f${name}`],
    ...[`${name}\u001f${surname}`, dni, email, username ?? '', phone ?? '', digits, digits.slice(-9)],
  ]
  const all = spelt.flatMap((text) => [text.toLowerCase(), fold(text)])
  return [...new Set(all.map((text) => text.trim()))].filter((text) => text.length >= shortest)
}
