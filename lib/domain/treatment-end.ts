import { add } from 'date-fns/add'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { plainDate } from '#contract/common'

/** How long treatments mostly last. */
const lengths = {
  week: { weeks: 1 },
  month: { months: 1 },
  threeMonths: { months: 3 },
  sixMonths: { months: 6 },
  year: { years: 1 },
} as const

export type TreatmentLength = keyof typeof lengths

/**
 * The end of a treatment that starts on `start` (`yyyy-MM-dd`), by its length; none for what is no day. Both days count:
 * a week from the 1st ends on the 7th, a month from the 31st on the last day of a shorter one.
 */
export function treatmentEnds(start: string): [TreatmentLength, string | null][] {
  const isDay = plainDate.safeParse(start).success
  function endOf(length: TreatmentLength) {
    if (!isDay) return null
    const after = add(parseISO(start), lengths[length])
    // `add` stops at the end of a shorter month: that is already the last day.
    const isCut = !('weeks' in lengths[length]) && after.getDate() !== parseISO(start).getDate()
    return formatISO(isCut ? after : add(after, { days: -1 }), { representation: 'date' })
  }
  return Object.keys(lengths).map((length) => [length as TreatmentLength, endOf(length as TreatmentLength)])
}
