/** A calendar day as the browser's local midnight, from 'yyyy-MM-dd'; undefined when it is not a day. */
export function dayFromText(text: string | null | undefined): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []
  if (!year) return undefined
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  return date.getMonth() === Number(month) - 1 ? date : undefined
}

/** 'yyyy-MM-dd' of a local day. */
export function textFromDay(date: Date): string {
  const part = (value: number, length: number) => String(value).padStart(length, '0')
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1, 2)}-${part(date.getDate(), 2)}`
}
