import { addDays } from '#contract/zone'

/** Stands for a day that is half typed: an empty value would pass for "no date". */
export const unfinishedDay = 'unfinished'

const written = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/
const plain = /^[1-9]\d{3}-\d\d-\d\d$/
const figures = /^(\d\d)(\d\d)(\d{4})$/

/** `yyyy-MM-dd` of a day written 5/3/1990, 05.03.1990, 05031990 or 1990-03-05; '' for nothing, null for no day. */
export function dayFromTyped(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return ''
  const [, day = '', month = '', year] = written.exec(typed) ?? figures.exec(typed) ?? []
  const said = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  return plain.test(said) && addDays(said, 0) === said ? said : null
}

/** The same while it is typed: the slashes come by themselves. */
export function withSlashes(text: string): string {
  return text.replace(/^(\d\d)(\d)$/, '$1/$2').replace(/^(\d\d\/\d\d)(\d)$/, '$1/$2')
}
