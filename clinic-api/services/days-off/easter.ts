import { addDays } from '#contract/zone'

/** Easter Sunday of a year (`yyyy-MM-dd`), by the rule of the Gregorian calendar. */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4)
  const epact = (skipped - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - skipped) % 7
  return addDays(`${year}-03-28`, moon - weekday)
}
