interface DayOfTimes {
  date: string
  /** ISO instant; null on a day without a free time. */
  first: string | null
}

/** How many of the first day are offered where other days have free times too. */
const mostOfFirstDay = 2

/**
 * Free times of several days: the first of the nearest day, then the first of each day after it, as many as `upcoming`
 * has. Where too few days have any, the nearest times fill the rest. All are ISO instants, in order.
 */
export function spreadTimes(upcoming: readonly string[], days: readonly DayOfTimes[]): string[] {
  const [nearest = ''] = upcoming
  const later = days.flatMap(({ first }) => (first && first > nearest ? [first] : []))
  const ofFirstDay = Math.max(mostOfFirstDay, upcoming.length - later.length)
  const chosen = new Set([...upcoming.slice(0, ofFirstDay), ...later, ...upcoming])
  return [...chosen].slice(0, upcoming.length).sort()
}
