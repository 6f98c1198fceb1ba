import type { WithId } from '#contract/calls/call'
import type { Notification } from '#contract/notifications'
import { dayAt } from '#contract/zone'

/** One thing that somebody was told. */
export type TrayEntry = WithId<Notification>

/** Repeats of one kind on one day, newest first. */
export interface TrayGroup {
  kind: TrayEntry['kind']
  entries: [TrayEntry, ...TrayEntry[]]
}

export interface TrayDay {
  /** `yyyy-MM-dd` of whoever looks. */
  day: string
  groups: TrayGroup[]
}

/** Groups by day and, within a day, by kind; each group is placed by its newest entry. */
export function groupTray(entries: readonly TrayEntry[], timeZone: string): TrayDay[] {
  const days: TrayDay[] = []
  for (const entry of entries) {
    const day = dayAt(Date.parse(entry.at), timeZone)
    const known = days.find((each) => each.day === day)
    const groups: TrayGroup[] = known?.groups ?? []
    if (!known) days.push({ day, groups })
    const group = groups.find(({ kind }) => kind === entry.kind)
    if (group) group.entries.push(entry)
    else groups.push({ kind: entry.kind, entries: [entry] })
  }
  return days
}

/** The offer that its reader should hear of now: unread, and still standing. */
export function openOffer(entries: readonly TrayEntry[], now: number) {
  return entries
    .filter((entry) => entry.kind === 'slot-offered')
    .find(({ read, expiresAt }) => !read && Date.parse(expiresAt) > now)
}
