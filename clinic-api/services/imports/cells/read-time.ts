const written = /^(\d{1,2})(?:[:.h](\d{2})?(?::\d{2})?)?\s*(?:h|([ap])\.?\s?m\.?)?$/i

/** A time of day as files have it, `HH:mm`: `9:30`, `9.30`, `9h`, `9:30 pm`; `24:00` as an end. Null for what is none. */
export function readTime(text: string, isEnd = false): string | null {
  const [, hours = '', minutes = '00', half] = written.exec(text) ?? []
  const said = Number(hours)
  if (hours === '' || Number(minutes) > 59) return null
  if (half && (said < 1 || said > 12)) return null
  const hour = half ? (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : said
  if (isEnd && hour === 24 && Number(minutes) === 0) return '24:00'
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}
