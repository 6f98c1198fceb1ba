/** A day as it is written: complete, with numbers whose order has to be known, or counted as spreadsheets count. */
export type DayForm =
  | { form: 'plain'; year: number; month: number; day: number; isShort: boolean; time: string }
  | { form: 'ordered'; numbers: readonly [number, number, number]; isShort: boolean; time: string }
  | { form: 'serial'; days: number }

const months = {
  ene: 1,
  jan: 1,
  // Catalan, Galician and Portuguese, as far as they begin otherwise.
  gen: 1,
  xan: 1,
  fev: 2,
  mai: 5,
  xuñ: 6,
  xul: 7,
  out: 10,
  des: 12,
  dez: 12,
  feb: 2,
  mar: 3,
  abr: 4,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  ago: 8,
  aug: 8,
  sep: 9,
  set: 9,
  oct: 10,
  nov: 11,
  dic: 12,
  dec: 12,
} as const

const monthNamed = (text: string) => months[text.slice(0, 3).toLowerCase() as keyof typeof months] ?? null

const weekday = /^(?:(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom|mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,?\s+)(?=\S)/iu
const withTime = /^(.*?)(?:T|,?\s+)(\d{1,2}:\d{2}.*)$/
const gap = String.raw`\s*[-/.\\_\s]\s*`
const yearFirst = new RegExp(String.raw`^(\d{4})${gap}(\d{1,2})${gap}(\d{1,2})\.?$`)
const yearLast = new RegExp(String.raw`^(\d{1,2})${gap}(\d{1,2})${gap}(\d{4}|\d{2})\.?$`)
const dayMonthYear =
  /^(\d{1,2})(?:st|nd|rd|th|er|[ºª°])?(?:\s*[-/.]\s*|\s+(?:(?:de|of)\s+|d[’'])?)(\p{L}{3,})\.?(?:\s*[-/.]\s*|,?\s+(?:del?\s+)?)(\d{4}|\d{2})$/iu
const monthDayYear = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/iu
const signless = /^(\d{6,8})(?:T?(\d{2})(\d{2})(?:\d{2})?(Z|[+-]\d{4})?)?$/

/** The days that spreadsheets count and people have been born on: 1927 to 2064. Four digits are likelier a year. */
const [firstSerial, lastSerial] = [10_000, 60_000]

/** The day of a cell, a time behind it apart; null for what is no day in any order. */
export function dayForm(text: string): DayForm | null {
  const bare = text.replace(weekday, '')
  if (/^\d{5}(?:[.,]\d+)?$/.test(bare)) {
    const days = Math.floor(Number(bare.replace(',', '.')))
    return days >= firstSerial && days <= lastSerial ? { form: 'serial', days } : null
  }
  const digits = signless.exec(bare)
  if (digits) return signlessForm(digits)
  const [, day = bare, time = ''] = withTime.exec(bare) ?? []
  return writtenForm(day.trim(), time)
}

function writtenForm(text: string, time: string): DayForm | null {
  const first = yearFirst.exec(text)
  if (first) return { form: 'plain', ...dateOf(first[1], first[2], first[3]), isShort: false, time }
  const last = yearLast.exec(text)
  if (last) {
    const numbers = [Number(last[1]), Number(last[2]), Number(last[3])] as const
    return { form: 'ordered', numbers, isShort: last[3]?.length === 2, time }
  }
  const [, d1, n1, y1] = dayMonthYear.exec(text) ?? []
  const [, n2, d2, y2] = monthDayYear.exec(text) ?? []
  const [named, year] = [n1 ?? n2, y1 ?? y2]
  const month = named ? monthNamed(named) : null
  if (!month || !year) return null
  return { form: 'plain', ...dateOf(year, `${month}`, d1 ?? d2), isShort: year.length === 2, time }
}

const dateOf = (year = '', month = '', day = '') => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
})

/** `19870503`, `03051987` (whose first zero a spreadsheet may have dropped), `870503`; a time may follow. */
function signlessForm([, digits = '', hours, minutes, zone = '']: RegExpExecArray): DayForm | null {
  const time = hours ? `${hours}:${minutes}${zone}` : ''
  if (digits.length === 6) {
    const [one, two, three] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number)
    return { form: 'ordered', numbers: [one ?? 0, two ?? 0, three ?? 0], isShort: true, time }
  }
  const whole = digits.padStart(8, '0')
  const [year, month, day] = [whole.slice(0, 4), whole.slice(4, 6), whole.slice(6)]
  if (/^(?:1[89]|20)/.test(year) && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1)
    return { form: 'plain', ...dateOf(year, month, day), isShort: false, time }
  if (!/^(?:1[89]|20)/.test(whole.slice(4))) return null
  const numbers = [Number(whole.slice(0, 2)), Number(whole.slice(2, 4)), Number(whole.slice(4))] as const
  return { form: 'ordered', numbers, isShort: false, time }
}
