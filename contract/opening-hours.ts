import { minutesOf, shiftMinutes } from './shift-times.ts'

const span = /^(?<start>([01]?\d|2[0-3]):[0-5]\d)–(?<end>([01]?\d|2[0-3]):[0-5]\d|24:00)$/

/** '9:00–14:00' as '09:00–14:00', as all times are written. */
export const twoDigitHours = (text: string) => text.replace(/(?<!\d)\d:/g, '0$&')

/** First and last minute of each span after the midnight of its day; null for what is none. */
export function openMinutes(text: string): [from: number, to: number][] | null {
  const spans = text.split(', ').filter(Boolean)
  const minutes = spans.flatMap((each): [number, number][] => {
    const { start, end } = span.exec(each)?.groups ?? {}
    const length = start && end ? shiftMinutes(start, end) : 0
    return start && length > 0 ? [[minutesOf(start), minutesOf(start) + length]] : []
  })
  return minutes.length === spans.length ? minutes : null
}
