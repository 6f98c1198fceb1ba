interface Timed {
  period?: { start?: string | null | undefined; end?: string | null | undefined } | null | undefined
}

/** Whether a period lies before today or has not begun. Dates of any precision cover all that they name. */
export function isOver({ period }: Timed, today: string): boolean {
  const [start, end] = [period?.start, period?.end].map((each) => each?.trim().slice(0, 10) ?? '')
  const dayOf = (date: string) => today.slice(0, date.length)
  return Boolean((end && end < dayOf(end)) || (start && start > dayOf(start)))
}

/** The first of those for which the earliest question that tells them apart has the lowest answer; undefined for none. */
export function firstOf<Of>(
  all: readonly Of[],
  rank: (each: Of) => readonly (number | boolean)[],
): Of | undefined {
  const ranked = all.map((each) => ({ each, ranks: rank(each).map(Number) }))
  const [first] = ranked.sort(
    (one, other) =>
      one.ranks
        .map((value, place) => (value === other.ranks[place] ? 0 : value - (other.ranks[place] ?? 0)))
        .find((difference) => difference !== 0) ?? 0,
  )
  return first?.each
}
