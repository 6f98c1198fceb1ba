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
 * a week from the 1st ends on the 7th.
 */
export function treatmentEnds(start: string): [TreatmentLength, string | null][] {
  const isDay = plainDate.safeParse(start).success
  const endOf = (length: TreatmentLength) =>
    isDay
      ? formatISO(add(parseISO(start), { ...lengths[length], days: -1 }), { representation: 'date' })
      : null
  return Object.keys(lengths).map((length) => [length as TreatmentLength, endOf(length as TreatmentLength)])
}
