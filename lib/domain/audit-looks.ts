import type { AuditEntry } from '#contract/audit'

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

/** Whether an act leaves everything as it was. */
export const onlyReads = (action: string) => looksOnly.test(action) || alsoLooks.includes(action)

/** Whether an entry was only a look or a login, and allowed: nothing is other than before. */
export function isLook({ action, outcome }: Pick<AuditEntry, 'action' | 'outcome'>): boolean {
  return outcome === 'done' && (onlyReads(action) || action === 'session.sign-in')
}

/** Whose account an entry concerns, other than that of the person who acted. */
export const otherAccount = ({ account, who }: AuditEntry) =>
  account && account.userId !== who?.userId ? account.userId : undefined

/** Whether an entry only read what concerns no patient and nobody else's account. */
export const isBrowsing = (entry: AuditEntry) => isLook(entry) && !entry.patient && !otherAccount(entry)
