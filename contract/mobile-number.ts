import { digitsOf } from './common.ts'

const spain = '+34'

/** The number as providers expect it (E.164); a number without a country is Spanish. Null when it is none. */
export function wholeNumber(phone: string): string | null {
  const dialled = phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')
  const digits = digitsOf(dialled).replace(/^00/, '')
  const isAbroad = /^(\+|00)/.test(dialled)
  const whole = isAbroad ? `+${digits}` : /^34[6-9]\d{8}$/.test(digits) ? `+${digits}` : `${spain}${digits}`
  return /^\+[1-9]\d{6,14}$/.test(whole) && (isAbroad || /^\+34[6-9]\d{8}$/.test(whole)) ? whole : null
}

/** The same for a number that messages can reach. Spanish landlines begin with 8 or 9; other countries do not tell. */
export function mobileNumber(phone: string | null): string | null {
  const whole = phone === null ? null : wholeNumber(phone)
  if (!whole?.startsWith(spain)) return whole
  return /^\+34[67]\d{8}$/.test(whole) ? whole : null
}
