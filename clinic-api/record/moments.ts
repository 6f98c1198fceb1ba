import { dayAt, timeOf, wallTimeAt } from '#contract/zone'

/** Days and times as both languages read them. */
export function momentIn(timeZone: string) {
  return (moment: Date | string | undefined): string => {
    if (moment === undefined) return ''
    const instant = new Date(moment).getTime()
    return `${dayAt(instant, timeZone)} ${timeOf(wallTimeAt(instant, timeZone))}`
  }
}
