import type { AuditEntry } from '#contract/audit'
import { dayAt } from '#contract/zone'

/** A line of the log: one entry, or what one person read, or was refused to read, about one patient on one day. */
export interface AuditLine {
  latest: AuditEntry
  /** When the earliest of several began; null for one alone. */
  since: string | null
  /** How often each thing was done, the latest first. */
  counts: { action: string; count: number }[]
}

const looksOnly = /\.(read|list)(-|$)/
const alsoLooks: readonly string[] = ['appointment.slots', 'appointment.messages', 'patient.access-log']

const onlyReads = (action: string) => looksOnly.test(action) || alsoLooks.includes(action)

/** Whether an entry changed nothing and was allowed. */
export function isLook({ action, outcome }: Pick<AuditEntry, 'action' | 'outcome'>): boolean {
  return outcome === 'done' && onlyReads(action)
}

/** Lines by day, newest first; on each day changes and refusals stand before what was only read. Reads are folded. */
export function linesOf(entries: readonly AuditEntry[], timeZone: string): AuditLine[] {
  const days = new Map<string, { first: AuditLine[]; looks: AuditLine[]; folded: Map<string, AuditLine> }>()
  for (const entry of entries) {
    const date = dayAt(Date.parse(entry.at), timeZone)
    const day = days.get(date) ?? { first: [], looks: [], folded: new Map<string, AuditLine>() }
    days.set(date, day)
    const key = onlyReads(entry.action) ? readKey(entry) : entry.id
    const line = day.folded.get(key)
    if (line) {
      addTo(line, entry)
      continue
    }
    const alone = { latest: entry, since: null, counts: [{ action: entry.action, count: 1 }] }
    day.folded.set(key, alone)
    ;(isLook(entry) ? day.looks : day.first).push(alone)
  }
  return [...days.values()].flatMap(({ first, looks }) => [...first, ...looks])
}

const readKey = ({ outcome, who, account, patient }: AuditEntry) =>
  JSON.stringify([outcome, who?.userId, who?.clinicName, account?.userId, patient?.id])

function addTo(line: AuditLine, { at, action }: AuditEntry) {
  line.since = at
  const same = line.counts.find((each) => each.action === action)
  if (same) same.count += 1
  else line.counts.push({ action, count: 1 })
}
