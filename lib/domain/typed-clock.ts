const written = /^(\d{1,2})(?:[:.hH](\d{2})?)?$/
const figures = /^(\d{1,2})(\d{2})$/

/** `HH:mm` of a time written 9, 9:30, 9.30, 9h or 0930; null for no time of day. */
export function clockFromTyped(text: string): string | null {
  const typed = text.trim()
  const [, hour, minute = '00'] = written.exec(typed) ?? figures.exec(typed) ?? []
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
