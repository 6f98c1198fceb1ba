import { openingSpans } from '@/lib/domain/opening-spans'

/** The open days of a week with their hours, whole ones without minutes, for a folded line. */
export function shortHours(hours: readonly string[], names: readonly string[]) {
  return openingSpans(hours)
    .filter(({ open }) => open)
    .map(({ first, last, open }) => {
      const days = first === last ? names[first] : `${names[first]}–${names[last]}`
      return `${days} ${open.replaceAll(/0?(\d+):00/g, '$1')}`
    })
    .join(' · ')
}
