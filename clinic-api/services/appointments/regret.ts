import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { appointmentChanges } from '../../db/schema/appointments.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { leastIdAt } from '../../db/timed-ids.ts'
import { takeBackNews } from '../../write/queue-mail.ts'
import type { Act } from '../../write/write.ts'
import { actingFor } from '../guardians/acting-for.ts'
import { concernedBy, notifyOfVisit } from '../notifications/notify-of-visit.ts'
import {
  type AppointmentNews,
  mailKeyOf,
  queueAppointmentMail,
} from '../notifications/queue-appointment-mail.ts'
import { readVisitFacts } from '../notifications/visit-facts.ts'
import type { AppointmentRow } from './change.ts'

const regretMs = 60_000

/**
 * Whether the patient takes back a booking that was made a moment ago, before anything else happened to it. Where somebody
 * else acts for the patient, they may have booked, so everybody is told.
 */
export async function isRegretted({ tx, now, caller }: Act, row: AppointmentRow): Promise<boolean> {
  if (caller.patientId !== row.patientId || now.getTime() - row.createdAt.getTime() > regretMs) return false
  const acting = await actingFor({ tx, now }, { id: row.patientId })
  if (acting.some(({ userId }) => userId !== caller.userId)) return false
  const moves = await tx
    .select({ id: appointmentChanges.id })
    .from(appointmentChanges)
    .where(and(eq(appointmentChanges.appointmentId, row.id), eq(appointmentChanges.kind, 'reschedule')))
    .limit(1)
  return moves.length === 0
}

/**
 * Replaces the booking's entries in the trays by one that says it was cancelled. The patient and whoever acts for them get no
 * mail of either if the first has not left yet. If it has, the second follows: its calendar file would otherwise stay in
 * their calendars.
 */
export async function tellOfRegret(act: Act, row: AppointmentRow, news: AppointmentNews): Promise<void> {
  const { tx } = act
  const { id, doctorId } = row
  const [facts] = await readVisitFacts(tx, [id])
  if (!facts) return
  const dedupeKey = mailKeyOf({ kind: 'appointment-booked' }, id, row.startAt.toISOString())
  const others = await actingFor(act, facts.patient)
  const keys = [dedupeKey, ...others.map(({ userId }) => `${dedupeKey}:${userId}`)]
  if (!(await takeBackNews(tx, keys))) await queueAppointmentMail(act, facts, news)
  await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, concernedBy(facts)),
        gte(notifications.id, leastIdAt(row.createdAt)),
        eq(notifications.kind, 'visit-booked'),
        sql`${notifications.facts} ->> 'appointmentId' = ${id}`,
      ),
    )
  // The same people get the new entry, which tells their trays.
  await notifyOfVisit(act, facts, { ...news, from: doctorId })
}
