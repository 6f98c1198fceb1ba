import type { AuditEntry } from '#contract/audit'
import { dayAt } from '#contract/zone'
import { isBrowsing, isLook, onlyReads, otherAccount } from '@/lib/domain/audit-looks'

/**
 * A line of the log: one entry; what one person read about one patient, or was refused to read, on one day from one
 * address, or about many; what everybody read about nobody on one day, with their logins; the same change made again
 * within minutes; one kind of change that a person made to many patients, one after another; or a routine one, at any
 * time of the day.
 */
export interface AuditLine {
  latest: AuditEntry
  /** All of its entries, the latest first. */
  entries: AuditEntry[]
  /** How often each thing was done, the latest first. */
  counts: { action: string; count: number }[]
  /** A line for each person where several read about nobody, or for each patient where one person acted on many. */
  parts?: AuditLine[]
}

/** Equal changes are one line while each follows the one before within this time. */
const soonMs = 10 * 60_000

/** Changes and refusals first, then looks, and last those about nobody. */
const rankOf = (entry: AuditEntry) => (isBrowsing(entry) ? 2 : isLook(entry) ? 1 : 0)

/**
 * Lines by day, newest first; each day begins with its changes and refusals and ends with what was read about nobody, as
 * one line. Reads of one patient from one address are folded, and changes that differ in nothing but their time and have
 * no other between them.
 */
export function linesOf(entries: readonly AuditEntry[], timeZone: string): AuditLine[] {
  const dayOf = ({ latest }: AuditLine) => dayAt(Date.parse(latest.at), timeZone)
  const lines: AuditLine[] = []
  const folded = new Map<string, AuditLine>()
  const runs = new Map<AuditLine, string>()
  let change: AuditLine | undefined
  for (const entry of entries) {
    const date = dayAt(Date.parse(entry.at), timeZone)
    const key = foldKey(entry)
    const above = key ? folded.get(date + key) : change && isAgain(change, entry) ? change : undefined
    if (above && dayOf(above) === date) {
      addTo(above, entry)
      continue
    }
    const line = {
      latest: entry,
      entries: [entry],
      counts: [{ action: entry.action, count: 1 }],
    }
    if (key) folded.set(date + key, line)
    if (!isLook(entry)) {
      const run = change && dayOf(change) === date && isAlike(change.latest, entry) && runs.get(change)
      runs.set(line, run || entry.id)
      change = line
    }
    lines.push(line)
  }
  const groups = Map.groupBy(lines, (line) => {
    const { latest } = line
    if (isBrowsing(latest)) return dayOf(line)
    if (isLook(latest) && latest.patient) return JSON.stringify([dayOf(line), latest.who?.userId])
    if (isRoutine(latest)) return JSON.stringify([dayOf(line), latest.who?.userId, latest.action])
    return runs.get(line) ?? latest.id
  })
  return [...groups.values()]
    .flatMap(together)
    .toSorted(
      (one, other) =>
        dayOf(other).localeCompare(dayOf(one)) ||
        rankOf(one.latest) - rankOf(other.latest) ||
        other.latest.at.localeCompare(one.latest.at),
    )
}

/** What one person read about, or did for, more patients than this is one line. */
const mostPatients = 3

/** Steps of every appointment, which hide what is rare between them: one line a day for each person. */
const routine: readonly string[] = ['appointment.arrive', 'appointment.complete']

const isRoutine = ({ action, outcome, patient }: AuditEntry) =>
  outcome === 'done' && patient !== null && routine.includes(action)

/** One line for what several people read about nobody, or what one person read about or did for many patients. */
function together(parts: AuditLine[]): AuditLine[] {
  const entries = parts.flatMap((each) => each.entries)
  const [latest, ...others] = entries.toSorted((one, other) => other.at.localeCompare(one.at))
  const patients = new Set(parts.map((each) => each.latest.patient?.id))
  if (!latest) return []
  const most = isRoutine(latest) ? 1 : mostPatients
  if (isBrowsing(latest) ? parts.length === 1 : patients.size <= most) return parts
  const line = { latest, entries: [latest], counts: [{ action: latest.action, count: 1 }], parts }
  for (const entry of others) addTo(line, entry)
  return [line]
}

/** What entries of one line have in common, however far apart on a day; null for what is told one by one. */
function foldKey(entry: AuditEntry): string | null {
  const { action, outcome, who, patient, address } = entry
  if (!onlyReads(action) && !isLook(entry)) return null
  const place = isBrowsing(entry) ? undefined : address
  return JSON.stringify([outcome, who?.userId, who?.clinicName, otherAccount(entry), patient?.id, place])
}

const withoutTime = ({ id: _id, at: _at, ...entry }: AuditEntry) => JSON.stringify(entry)

/** Whether an entry is what the line above it says, a little earlier. */
function isAgain({ latest, entries }: AuditLine, entry: AuditEntry): boolean {
  const elapsed = Date.parse((entries.at(-1) ?? latest).at) - Date.parse(entry.at)
  return elapsed <= soonMs && withoutTime(latest) === withoutTime(entry)
}

/** Whether two changes that were allowed are one person's and differ in patient and time alone. */
function isAlike(later: AuditEntry, earlier: AuditEntry): boolean {
  const kind = ({ action, outcome, who, address, patient }: AuditEntry) =>
    patient && outcome === 'done' && JSON.stringify([action, who, address])
  const one = kind(later)
  return Boolean(one) && one === kind(earlier)
}

function addTo(line: AuditLine, entry: AuditEntry) {
  line.entries.push(entry)
  const same = line.counts.find(({ action }) => action === entry.action)
  if (same) same.count += 1
  else line.counts.push({ action: entry.action, count: 1 })
}
