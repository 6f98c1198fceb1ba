import { digitsOf } from '#contract/common'

// Country calling codes; where none of the shorter ones fits, the code has three digits.
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
const fewestNational = 6

/** A telephone number as `search` holds it: its digits, a plus before those that begin with a country. */
export function phoneKey(phone: string): string {
  const dialled = phone.replaceAll('(0)', '').replace(/[^\d+]/g, '')
  return /^(\+|00)/.test(dialled) ? `+${digitsOf(dialled).replace(/^00/, '')}` : digitsOf(dialled)
}

/**
 * The texts one of which stands in `search` when the number is meant: numbers are stored and typed with the country or
 * without it, and without it sometimes with the digit that is dialled first at home.
 */
export function phoneReadings(typed: string): string[] {
  const key = phoneKey(typed)
  if (!key.startsWith('+')) {
    const atHome = /^[08]\d{7}/.test(key) ? [key.slice(1)] : []
    // A Spanish number whose country was typed without the plus.
    const abroad = /^34[6-9]\d{8}$/.test(key) ? [` ${key.slice(2)} `] : []
    return [key, ...atHome, ...abroad]
  }
  const national = key.replace(countryCode, '').replace(/^0/, '')
  const whole = [
    key.slice(1),
    ...(national.length < fewestNational ? [] : [national, `0${national}`, `8${national}`]),
  ]
  return [key, ...whole.map((each) => ` ${each} `)]
}
