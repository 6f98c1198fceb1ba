import { dayAt } from '#contract/zone'

interface Read {
  at: string
  who: string
  what: string
  outcome: string
  why: string | null
  clinic: { name: string; timeZone: string } | null
}

/** One person's readings of a record on one day of their clinic's clock. */
export interface ReadingGroup<Reading> {
  latest: Reading
  /** How often each kind of thing was read, the latest first. */
  counts: { what: string; count: number }[]
}

/** Groups readings, newest first, by person, place, day and outcome. */
export function groupReadings<Reading extends Read>(readings: readonly Reading[]): ReadingGroup<Reading>[] {
  const groups = new Map<string, ReadingGroup<Reading>>()
  for (const reading of readings) {
    const { at, who, what, outcome, why, clinic } = reading
    const day = dayAt(Date.parse(at), clinic?.timeZone ?? 'Europe/Madrid')
    const key = JSON.stringify([day, who, clinic?.name, outcome, why])
    const group = groups.get(key) ?? { latest: reading, counts: [] }
    groups.set(key, group)
    const same = group.counts.find((each) => each.what === what)
    if (same) same.count += 1
    else group.counts.push({ what, count: 1 })
  }
  return [...groups.values()]
}
