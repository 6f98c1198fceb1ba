import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { patients } from '../../db/schema/patients.ts'
import { reminders } from '../../db/schema/reminders.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { queueMail } from '../../write/queue-mail.ts'
import { queuePush } from '../../write/queue-push.ts'
import { writeUntraced } from '../../write/write.ts'
import { type ReminderToSend, sendReminders } from '../channels/send-reminder.ts'
import { actingFor, areToldInstead } from '../guardians/acting-for.ts'
import { readVisitFacts } from '../notifications/visit-facts.ts'

const batch = 100

/**
 * DragLayer the reminders that are due to the outbox; resolves to how many were dealt with. A reminder and its mail are
 * stored together, so that neither a crash nor a second process makes two of one, or none.
 */
export function queueDueReminders(deps: Deps): Promise<number> {
  return writeUntraced(deps, async ({ tx, now }) => {
    const due = await tx
      .select()
      .from(reminders)
      .where(and(eq(reminders.state, 'planned'), lte(reminders.dueAt, now)))
      .orderBy(asc(reminders.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    const wanted = await stillWanted(tx, due, now)
    await mailReminders({ tx, now }, wanted)
    const queued = wanted.map(({ id }) => id)
    const dropped = due.map(({ id }) => id).filter((id) => !queued.includes(id))
    await mark(tx, queued, 'queued')
    await mark(tx, dropped, 'dropped')
    return due.length
  })
}

type Reminder = typeof reminders.$inferSelect

/** Hands these to the channels, at most one for each visit. */
export async function mailReminders(
  { tx, now }: { tx: Orm; now: Date },
  wanted: readonly Pick<Reminder, 'id' | 'appointmentId'>[],
): Promise<void> {
  const ids = new Map(wanted.map(({ id, appointmentId }) => [appointmentId, id]))
  const own: ReminderToSend[] = []
  for (const { patient, meeting } of await readVisitFacts(tx, [...ids.keys()])) {
    const key = `reminder:${ids.get(meeting.appointmentId)}`
    const others = await actingFor({ tx, now }, patient)
    const mail = { kind: 'visit-reminder' as const, meeting }
    const content = { ...mail, language: patient.language }
    const isMailed = !areToldInstead(patient.email, others)
    own.push({ to: patient.email, patientId: patient.id, content, key, isMailed })
    const wanting = others.filter(({ reminders }) => reminders !== 'none').map(({ userId }) => userId)
    const { appointmentId, startAt: start, timeZone } = meeting
    await queuePush(
      { tx, now },
      {
        to: [patient.userId, ...wanting],
        content: { kind: 'reminder', appointmentId, start, timeZone },
        key,
        until: new Date(start),
      },
    )
    for (const { userId, email: to, language, reminders } of others)
      if (reminders !== 'none')
        await queueMail(
          { tx, now },
          {
            to,
            content: { ...mail, language },
            dedupeKey: `${key}:${userId}`,
            patientId: patient.id,
            of: patient.name,
          },
        )
  }
  await sendReminders({ tx, now }, own)
}

/**
 * The reminders still worth sending: their visit stands at this time and lies ahead, and its patient wants
 * reminders. When several came due while nothing was sent, only the last is kept.
 */
async function stillWanted(tx: Orm, due: readonly Reminder[], now: Date): Promise<Reminder[]> {
  if (due.length === 0) return []
  const visits = await tx
    .select({ id: appointments.id, startAt: appointments.startAt })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(users, eq(users.id, patients.userId))
    .where(
      and(
        inArray(
          appointments.id,
          due.map(({ appointmentId }) => appointmentId),
        ),
        eq(appointments.status, 'pending'),
        eq(users.reminders, 'email'),
      ),
    )
  const starts = new Map(visits.map(({ id, startAt }) => [id, startAt.getTime()]))
  const ofPresentTime = due.filter(
    ({ appointmentId, startAt }) => startAt > now && starts.get(appointmentId) === startAt.getTime(),
  )
  return [...new Map(ofPresentTime.map((reminder) => [reminder.appointmentId, reminder])).values()]
}

async function mark(tx: Orm, ids: readonly string[], state: 'queued' | 'dropped'): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(reminders)
    .set({ state })
    .where(inArray(reminders.id, [...ids]))
}
