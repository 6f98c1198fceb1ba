import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ReminderSettings, VisitMessage } from '#contract/reminders'
import type { Reader } from '../../db/client.ts'
import { textMessages } from '../../db/schema/channels.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { reminders } from '../../db/schema/reminders.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan, subjectAtClinic } from '../../policy/can.ts'
import { type AppointmentDetailRecord, getAppointment } from '../appointments/queries.ts'
import { byText } from '../channels/send-news.ts'
import { addressRefused, nothingToSay } from '../notifications/deliver.ts'
import { reminderDue } from './due.ts'
import { reminderWay } from './reminder-way.ts'
import { remindersOf } from './settings.ts'

const kinds = {
  'appointment-booked': 'booked',
  'appointment-rescheduled': 'moved',
  'appointment-cancelled': 'cancelled',
  'doctor-deleted': 'cancelled',
  'visit-reminder': 'reminder',
} as const

const textKinds: Record<string, StoredMessage['kind']> = {
  'visit-reminder': 'reminder',
  'visit-booked': 'booked',
  'visit-moved': 'moved',
  'visit-cancelled': 'cancelled',
}

type Kind = keyof typeof kinds

export interface StoredMessage {
  id: string
  kind: VisitMessage['kind']
  at: Date
  state: VisitMessage['state']
  channel: VisitMessage['channel']
  cost: number
  why?: VisitMessage['why']
}

/** Past and planned mails to the patient about a visit, oldest first. Throws 403 and 404. */
export async function listVisitMessages(
  { db, clock }: Deps,
  caller: Caller,
  appointmentId: string,
): Promise<StoredMessage[]> {
  const visit = await getAppointment(db, appointmentId)
  assertCan(caller, 'appointment.messages', visit && subjectAtClinic(visit))
  if (!visit) throw notFound()
  const mails = await db.orm
    .select()
    .from(outbox)
    .where(
      and(
        // Exactly as the index has it.
        sql`${outbox.payload} ? 'meeting' and (${outbox.payload} #>> '{meeting,appointmentId}') = ${appointmentId}`,
        inArray(outbox.kind, Object.keys(kinds)),
        // A mail whose news went out as a text, or that has no address to go to, was never a message.
        sql`${outbox.lastError} is distinct from ${byText} and ${outbox.recipient} <> ''`,
      ),
    )
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
  const texts = await db.orm
    .select()
    .from(textMessages)
    .where(eq(textMessages.appointmentId, appointmentId))
    .orderBy(asc(textMessages.createdAt), asc(textMessages.id))
  const ahead = visit.status === 'pending' ? await remindersAhead(db.orm, visit, clock.now()) : []
  const told = [...mails.map(messageOf), ...texts.map(messageOfText)]
  return [...told.toSorted((a, b) => a.at.getTime() - b.at.getTime()), ...ahead]
}

/** The reminders still to come. Those that nobody will get are `dropped` from the start, with the reason. */
async function remindersAhead(
  orm: Reader,
  visit: AppointmentDetailRecord,
  now: Date,
): Promise<StoredMessage[]> {
  const settings = await remindersOf(orm, visit.clinicId)
  const times = visit.start > now ? await reminderTimes(orm, visit, { settings, now }) : []
  if (times.length === 0) return []
  const way = settings.on ? await reminderWay({ tx: orm, now }, visit) : { why: 'clinic-off' as const }
  const state = 'why' in way ? ('dropped' as const) : ('planned' as const)
  return times.map((each) => ({ ...each, kind: 'reminder', state, ...byMail, ...way }))
}

/** The planned times, or by the clinic's present settings where nothing is planned yet. */
async function reminderTimes(
  orm: Reader,
  { id, start, timeZone }: AppointmentDetailRecord,
  { settings, now }: { settings: ReminderSettings; now: Date },
): Promise<{ id: string; at: Date }[]> {
  const rows = await orm
    .select({ id: reminders.id, at: reminders.dueAt, state: reminders.state })
    .from(reminders)
    .where(and(eq(reminders.appointmentId, id), eq(reminders.startAt, start), gt(reminders.hoursBefore, 0)))
    .orderBy(asc(reminders.dueAt))
  if (rows.length > 0)
    return rows.filter(({ state }) => state === 'planned').map((row) => ({ id: row.id, at: row.at }))
  const { hoursBefore, ...quiet } = settings
  // Reminders that would be due already are never sent: the visit was booked too late for them.
  return hoursBefore
    .map((hours) => ({
      id: `${id}-${hours}`,
      at: new Date(reminderDue(start.getTime(), hours, quiet, timeZone)),
    }))
    .filter(({ at }) => at > now)
}

const byMail = { channel: 'email', cost: 0 } as const

function messageOfText(row: typeof textMessages.$inferSelect): StoredMessage {
  const { id, kind, channel, state, cost, sentAt, endedAt, createdAt } = row
  const at = sentAt ?? endedAt ?? createdAt
  return { id, kind: textKinds[kind] ?? 'answer', at, state, channel, cost }
}

function messageOf({
  id,
  kind,
  sentAt,
  failedAt,
  lastError,
  createdAt,
}: typeof outbox.$inferSelect): StoredMessage {
  const known = { id, ...byMail, kind: kinds[kind as Kind], at: sentAt ?? failedAt ?? createdAt }
  if (sentAt) return { ...known, state: 'sent' }
  if (!failedAt) return { ...known, state: 'waiting' }
  if (lastError === addressRefused) return { ...known, state: 'failed', why: 'address-refused' }
  return { ...known, state: lastError === nothingToSay ? 'dropped' : 'failed' }
}
