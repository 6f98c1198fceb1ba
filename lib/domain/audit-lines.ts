import type { AuditEntry } from '#contract/audit'
import { dayAt } from '#contract/zone'

/** A line of the log: one entry, or what one person read about one patient on one day. */
export interface AuditLine {
  latest: AuditEntry
  /** When the earliest of several began; null for one alone. */
  since: string | null
  /** How often each thing was done, the latest first. */
  counts: { action: string; count: number }[]
}

const looksOnly = /\.(read|list)(-|$)/
const alsoLooks: readonly string[] = ['appointment.slots', 'appointment.messages', 'patient.access-log']

/** Whether an entry changed nothing and was allowed. */
export function isLook({ action, outcome }: Pick<AuditEntry, 'action' | 'outcome'>): boolean {
  return outcome === 'done' && (looksOnly.test(action) || alsoLooks.includes(action))
}

/** Lines by day, newest first; on each day changes and refusals stand before what was only read, which is folded. */
export function linesOf(entries: readonly AuditEntry[], timeZone: string): AuditLine[] {
  const days = new Map<string, { changes: AuditLine[]; looks: Map<string, AuditLine> }>()
  for (const entry of entries) {
    const date = dayAt(Date.parse(entry.at), timeZone)
    const day = days.get(date) ?? { changes: [], looks: new Map<string, AuditLine>() }
    days.set(date, day)
    if (isLook(entry)) fold(day.looks, entry)
    else day.changes.push(lineOf(entry))
  }
  return [...days.values()].flatMap(({ changes, looks }) => [...changes, ...looks.values()])
}

const lineOf = (entry: AuditEntry): AuditLine => ({
  latest: entry,
  since: null,
  counts: [{ action: entry.action, count: 1 }],
})

function fold(looks: Map<string, AuditLine>, entry: AuditEntry) {
  const { who, account, patient } = entry
  const key = JSON.stringify([who?.userId, who?.clinicName, account?.userId, patient?.id])
  const line = looks.get(key)
  if (!line) {
    looks.set(key, lineOf(entry))
    return
  }
  line.since = entry.at
  const same = line.counts.find(({ action }) => action === entry.action)
  if (same) same.count += 1
  else line.counts.push({ action: entry.action, count: 1 })
}
