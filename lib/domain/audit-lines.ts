import type { AuditEntry } from '#contract/audit'
import { dayAt } from '#contract/zone'

/**
 * A line of the log: one entry; what one person read about one patient, or was refused to read, on one day from one
 * address, with their logins there among what is about nobody; or the same change made again within minutes.
 */
export interface AuditLine {
  latest: AuditEntry
  /** All of its entries, the latest first. */
  entries: AuditEntry[]
  /** When the earliest of several began; null for one alone. */
  since: string | null
  /** How often each thing was done, the latest first. */
  counts: { action: string; count: number }[]
}

const looksOnly = /\.(read|list)(-|$)/
const alsoLooks: readonly string[] = [
  'appointment.slots',
  'appointment.messages',
  'patient.access-log',
  'thread.mark-read',
  // A time that is kept while somebody fills in the form; the appointment has an entry of its own.
  'hold.create',
  'hold.release',
]

const onlyReads = (action: string) => looksOnly.test(action) || alsoLooks.includes(action)

/** Whether an entry was only a look or a login, and allowed: nothing is other than before. */
export function isLook({ action, outcome }: Pick<AuditEntry, 'action' | 'outcome'>): boolean {
  return outcome === 'done' && (onlyReads(action) || action === 'session.sign-in')
}

/** Equal changes are one line while each follows the one before within this time. */
const soonMs = 10 * 60_000

/** Refusals first, then changes, then looks. */
const rankOf = (entry: AuditEntry) => (entry.outcome === 'refused' ? 0 : isLook(entry) ? 2 : 1)

/**
 * Lines by day, newest first; each day begins with its refusals and ends with reads and logins. Reads and logins from one
 * address are folded, and changes that differ in nothing but their time and have no other between them.
 */
export function linesOf(entries: readonly AuditEntry[], timeZone: string): AuditLine[] {
  const lines: (AuditLine & { date: string })[] = []
  const folded = new Map<string, AuditLine>()
  let change: AuditLine | undefined
  for (const entry of entries) {
    const date = dayAt(Date.parse(entry.at), timeZone)
    const key = foldKey(entry)
    const above = key ? folded.get(date + key) : change && isAgain(change, entry) ? change : undefined
    if (above && dayAt(Date.parse(above.latest.at), timeZone) === date) {
      addTo(above, entry)
      continue
    }
    const line = {
      date,
      latest: entry,
      entries: [entry],
      since: null,
      counts: [{ action: entry.action, count: 1 }],
    }
    if (key) folded.set(date + key, line)
    if (!isLook(entry)) change = line
    lines.push(line)
  }
  return lines.toSorted(
    (one, other) => other.date.localeCompare(one.date) || rankOf(one.latest) - rankOf(other.latest),
  )
}

/** What entries of one line have in common, however far apart on a day; null for what is told one by one. */
function foldKey({ action, outcome, who, account, patient, address }: AuditEntry): string | null {
  if (!onlyReads(action) && !isLook({ action, outcome })) return null
  const of = account?.userId === who?.userId ? null : account?.userId
  return JSON.stringify([outcome, who?.userId, who?.clinicName, of, patient?.id, address])
}

const withoutTime = ({ id: _id, at: _at, ...entry }: AuditEntry) => JSON.stringify(entry)

/** Whether an entry is what the line above it says, a little earlier. */
function isAgain({ latest, since }: AuditLine, entry: AuditEntry): boolean {
  const elapsed = Date.parse(since ?? latest.at) - Date.parse(entry.at)
  return elapsed <= soonMs && withoutTime(latest) === withoutTime(entry)
}

function addTo(line: AuditLine, entry: AuditEntry) {
  const { at, action } = entry
  line.entries.push(entry)
  line.since = at
  const same = line.counts.find((each) => each.action === action)
  if (same) same.count += 1
  else line.counts.push({ action, count: 1 })
}
