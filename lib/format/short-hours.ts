import { openingSpans } from '@/lib/domain/opening-spans'

/** The first open days of a week with the same hours, for a folded line. */
export function shortHours(hours: readonly string[], names: readonly string[]) {
  const span = openingSpans(hours).find(({ open }) => open)
  if (!span) return undefined
  const { first, last, open } = span
  return `${first === last ? names[first] : `${names[first]}–${names[last]}`} ${open}`
}
