import { sql } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { dayBounds } from '#contract/zone'
import { type Orm, rowsOf } from '../../db/client.ts'
import { leastIdAt } from '../../db/timed-ids.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../write/notification.ts'
import { queueMail } from '../../write/queue-mail.ts'
import { type Step, writeUntraced } from '../../write/write.ts'

const batch = 50
/** When the summary of a day goes out, and until when it is still worth sending, on the clinic's clock. */
const [from, until] = ['07:00', '12:00']

interface Due {
  userId: string
  email: string
  language: string | null
  staffId: string
  clinicId: string
  clinicName: string
  timeZone: string
  isDesk: boolean
  today: string
  isInTime: boolean
}

/**
 * DragLayer the summaries of the day that are due to the outbox; resolves to how many people were dealt with. The day is
 * noted with the mail, so that neither a crash nor a second process makes two of one.
 */
export function queueSummaries(deps: Deps): Promise<number> {
  return writeUntraced(deps, async ({ tx, now }) => {
    const due = await claim(tx, now)
    for (const person of due) if (person.isInTime) await queueSummary({ tx, now }, person)
    return due.length
  })
}

async function claim(tx: Orm, now: Date): Promise<Due[]> {
  const at = sql`${now.toISOString()}::timestamptz at time zone c.time_zone`
  const due = await rowsOf<Due>(
    tx,
    sql`select n.user_id "userId", u.email, u.language, s.id "staffId", c.id "clinicId", c.name "clinicName",
        c.time_zone "timeZone", coalesce(m.roles && array['clinicadmin','receptionist','nurse'], false) "isDesk", (${at})::date::text today,
        (${at})::time < ${until}::time "isInTime"
      from notification_settings n join users u on u.id = n.user_id join staff s on s.user_id = u.id
      join clinics c on c.id = coalesce(s.last_clinic_id, s.clinic_id)
      left join memberships m on m.staff_id = s.id and m.clinic_id = c.id and m.ended_at is null
      where n.is_summary_on and u.deleted_at is null and s.deleted_at is null and (${at})::time >= ${from}::time
        and (n.summary_day is null or n.summary_day < (${at})::date)
      limit ${batch} for update of n skip locked`,
  )
  for (const { userId, today } of due)
    await tx.execute(
      sql`update notification_settings set summary_day = ${today}::date where user_id = ${userId}`,
    )
  return due
}

async function queueSummary({ tx, now }: Step, person: Due): Promise<void> {
  const { userId, email, timeZone, clinicName, today } = person
  const { visits, firstAt } = await visitsOf(tx, person)
  const news = await newsOf(tx, userId, now)
  if (visits === 0 && Object.values(news).every((count) => count === 0)) return
  const facts = { language: languageOf(person.language), clinicName, timeZone, day: today, visits, ...news }
  await queueMail(
    { tx, now },
    {
      to: email,
      content: { kind: 'daily-summary', ...facts, ...(firstAt && { firstAt }) },
      dedupeKey: `summary:${userId}:${today}`,
    },
  )
}

/** The day's visits: a doctor's own, or for the desk and administrators all of the clinic. */
async function visitsOf(tx: Orm, { staffId, clinicId, isDesk, timeZone, today }: Due) {
  const { start, end } = dayBounds(today, timeZone)
  const whose = isDesk ? sql`clinic_id = ${clinicId}` : sql`doctor_id = ${staffId}`
  const [row] = await rowsOf<{ visits: number; first: string | null }>(
    tx,
    sql`select count(*)::int visits, min(start_at) "first" from appointments
      where ${whose} and status = 'pending' and start_at >= ${new Date(start).toISOString()}::timestamptz
        and start_at < ${new Date(end).toISOString()}::timestamptz`,
  )
  return { visits: row?.visits ?? 0, firstAt: row?.first ? new Date(row.first).toISOString() : null }
}

/** Numbers of the day before, from the person's tray. */
async function newsOf(tx: Orm, userId: string, now: Date) {
  const since = new Date(now.getTime() - dayMs)
  const rows = await rowsOf<{ kind: string; count: number }>(
    tx,
    sql`select kind, count(*)::int count from notifications
      where user_id = ${userId} and id >= ${leastIdAt(since)} group by kind`,
  )
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0
  return {
    booked: of('visit-booked'),
    moved: of('visit-moved') + of('visit-handed-over'),
    cancelled: of('visit-cancelled'),
    messages: of('message'),
  }
}
