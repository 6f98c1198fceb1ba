import { and, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { mostUnread, trayDays } from '#contract/notifications'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { threads } from '../../db/schema/threads.ts'
import { leastIdAt } from '../../db/timed-ids.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { announceTrays } from '../../write/notify.ts'
import { write } from '../../write/write.ts'

export type NotificationRecord = typeof notifications.$inferSelect

export interface Tray {
  records: NotificationRecord[]
  /** Cursor of the next page; null at the end. */
  next: string | null
  /** At most `mostUnread`. */
  unread: number
}

/** Notifications that a person's tray still keeps. */
const inTray = (userId: string, now: Date) =>
  and(
    eq(notifications.userId, userId),
    gte(notifications.id, leastIdAt(new Date(now.getTime() - trayDays * dayMs))),
  )

/** The caller's notifications, newest first, and the number of unread ones. */
export async function readTray(
  { db, clock }: Deps,
  caller: Caller,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Tray> {
  const mine = inTray(caller.userId, clock.now())
  const rows = await db.orm
    .select()
    .from(notifications)
    .where(cursor ? and(mine, lt(notifications.id, cursor)) : mine)
    .orderBy(desc(notifications.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const records = caller.clinicId
    ? await withPhones(db.orm, caller.clinicId, shown)
    : await withClinics(db.orm, shown)
  return {
    records,
    next: rows.length > limit ? (records.at(-1)?.id ?? null) : null,
    unread: await countUnread(db.orm, mine),
  }
}

/**
 * Adds the number to call where mails to a patient are refused: as it is now, so no tray keeps it, and only while the
 * record is open to the reader's clinic.
 */
async function withPhones(
  orm: Reader,
  clinicId: string,
  records: NotificationRecord[],
): Promise<NotificationRecord[]> {
  const ids = records.flatMap(({ kind, facts }) => (kind === 'mail-refused' ? [String(facts.patientId)] : []))
  if (ids.length === 0) return records
  const people = await orm
    .select({ id: patients.id, phone: patients.phone })
    .from(patients)
    .innerJoin(patientClinics, eq(patientClinics.patientId, patients.id))
    .where(and(inArray(patients.id, ids), eq(patientClinics.clinicId, clinicId)))
  const phones = new Map(people.map(({ id, phone }) => [id, phone]))
  return records.map((record) => {
    const phone = record.kind === 'mail-refused' ? phones.get(String(record.facts.patientId)) : null
    return phone ? { ...record, facts: { ...record.facts, phone } } : record
  })
}

/** Adds to a patient's messages which clinic writes. */
async function withClinics(orm: Reader, records: NotificationRecord[]): Promise<NotificationRecord[]> {
  const ids = records.flatMap(({ kind, facts }) => (kind === 'message' ? [String(facts.threadId)] : []))
  if (ids.length === 0) return records
  const writing = await orm
    .select({ id: threads.id, name: clinics.name })
    .from(threads)
    .innerJoin(clinics, eq(clinics.id, threads.clinicId))
    .where(inArray(threads.id, ids))
  const names = new Map(writing.map(({ id, name }) => [id, name]))
  return records.map((record) => {
    const clinicName = record.kind === 'message' ? names.get(String(record.facts.threadId)) : undefined
    return clinicName ? { ...record, facts: { ...record.facts, clinicName } } : record
  })
}

/** How much of the caller's tray is unread: at most `mostUnread`. */
export function countUnreadOf({ db, clock }: Deps, { userId }: Caller): Promise<number> {
  return countUnread(db.orm, inTray(userId, clock.now()))
}

async function countUnread(orm: Reader, mine: ReturnType<typeof inTray>): Promise<number> {
  const some = orm
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(and(mine, isNull(notifications.readAt)))
    .limit(mostUnread)
    .as('some')
  const [row] = await orm.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

/** Marks these as read, or all of them; the caller's other devices hear of it. */
export function markRead(deps: Deps, caller: Caller, ids?: readonly string[]): Promise<void> {
  const { userId } = caller
  return write(deps, caller, { action: 'notification.mark', subject: { userId } }, async (act) => {
    const marked = await act.tx
      .update(notifications)
      .set({ readAt: act.now })
      .where(
        and(
          inTray(userId, act.now),
          isNull(notifications.readAt),
          ids ? inArray(notifications.id, [...ids]) : undefined,
        ),
      )
      .returning({ id: notifications.id })
    if (marked.length === 0) return act.unchanged()
    await announceTrays(act, [userId])
    const details = { count: marked.length }
    return act.audit({ action: 'notification.mark', entity: 'user', entityId: userId, details })
  })
}
