import type { ImportWarning } from '#contract/import-fields'
import { newPatient } from '#contract/patients'

const { phone: schema } = newPatient

interface PhoneRead {
  phone: string | null
  warning: ImportWarning | null
}

const numberIn = /\+?\d(?:[\s().-]*\d){5,14}/

/** A telephone number of a cell. An odd one costs nobody their record: what can be called is kept, and the rest is told. */
export function readPhone(text: string): PhoneRead {
  if (text === '') return { phone: null, warning: null }
  const whole = wholeNumber(text)
  if (whole === null) return { phone: null, warning: 'rounded' }
  const written = schema.safeParse(whole)
  if (written.success) return { phone: written.data ?? null, warning: null }
  const part = schema.safeParse(numberIn.exec(whole)?.[0])
  if (part.data) return { phone: part.data, warning: 'phone-part' }
  return { phone: null, warning: 'phone' }
}

/** A number that a spreadsheet has shortened to `6.12345678E+8`, in full; null when it has dropped digits. */
export function wholeNumber(text: string): string | null {
  const [, first, rest = '', power] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text) ?? []
  if (first === undefined) return text
  return rest.length === Number(power) ? `${first}${rest}` : null
}
