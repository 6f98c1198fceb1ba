import { addDays, dayAt, instantOf, wallOf } from '#contract/zone'

const zone = 'Europe/Madrid'

export interface Notable {
  name: string
  /** Milliseconds since the epoch. */
  time: number
}

/** The coming times at which a calendar is most likely to be wrong: each weekday, and where days end or are odd. */
export function notableDays(now: number): Notable[] {
  const today = dayAt(now, zone)
  const at = (day: string, time: string) => instantOf(wallOf(day, time), zone)
  const week = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days))
  const named = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
  const next = (find: (year: number) => string | null) => {
    for (let year = Number(today.slice(0, 4)); ; year++) {
      const day = find(year)
      if (day && day > today) return day
    }
  }
  const lastSunday = (month: string) => (year: number) => {
    const last = `${year}-${month}-31`
    return addDays(last, -new Date(`${last}T00:00:00Z`).getUTCDay())
  }
  return [
    ...week.map((day) => ({ name: named.format(new Date(day)), time: at(day, '10:00') })),
    { name: 'five minutes to midnight', time: at(addDays(today, 1), '23:55') },
    {
      name: 'the last day of the year',
      time: at(
        next((year) => `${year}-12-31`),
        '10:00',
      ),
    },
    {
      name: 'a leap day',
      time: at(
        next((year) => (new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? `${year}-02-29` : null)),
        '10:00',
      ),
    },
    { name: 'the day the clocks go forward', time: at(next(lastSunday('03')), '10:00') },
    { name: 'the day the clocks go back', time: at(next(lastSunday('10')), '10:00') },
  ]
}
