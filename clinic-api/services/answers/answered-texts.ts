import { sql } from 'drizzle-orm'
import type { TextChannel } from '#contract/channels'
import { type Reader, rowsOf } from '../../db/client.ts'

export interface SentText {
  id: string
  kind: string
  channel: TextChannel
  clinicId: string
  timeZone: string
  clinicName: string
  patientId: string
  appointmentId: string | null
  payload: Record<string, unknown>
  state: string
}

/** Messages to patients that went out to this number from this one, newest first. */
export function textsBetween(orm: Reader, { from, to }: { from: string; to: string }): Promise<SentText[]> {
  return rowsOf<SentText>(
    orm,
    sql`select t.id, t.kind, t.channel, t.clinic_id "clinicId", c.time_zone "timeZone", c.name "clinicName",
        t.patient_id "patientId", t.appointment_id "appointmentId", t.payload, t.state
      from text_messages t join clinics c on c.id = t.clinic_id
      where t.recipient = ${from} and t.sender = ${to} and t.patient_id is not null
        and t.state in ('queued', 'sent', 'delivered', 'answered')
      order by t.created_at desc, t.id desc limit 50`,
  )
}

export interface OpenVisit {
  appointmentId: string
  patientId: string
  startAt: Date
  isConfirmed: boolean
}

/**
 * The visits ahead that these messages reminded of, at the time that they still have; the next one first. Where none did,
 * those that they told of.
 */
export async function openVisits(orm: Reader, texts: readonly SentText[], now: Date): Promise<OpenVisit[]> {
  const reminded = await visitsOf(orm, texts, ['visit-reminder'], now)
  return reminded.length > 0 ? reminded : visitsOf(orm, texts, ['visit-booked', 'visit-moved'], now)
}

async function visitsOf(
  orm: Reader,
  texts: readonly SentText[],
  kinds: readonly string[],
  now: Date,
): Promise<OpenVisit[]> {
  const told = texts.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  if (told.length === 0) return []
  const rows = await rowsOf<OpenVisit & { startAt: string | Date }>(
    orm,
    sql`select distinct a.id "appointmentId", a.patient_id "patientId", a.start_at "startAt",
        a.confirmed_at is not null "isConfirmed"
      from text_messages t join appointments a on a.id = t.appointment_id and a.start_at = t.start_at
      where t.id = any(${`{${told.join(',')}}`}::text[]) and a.status = 'pending'
        and a.start_at > ${now.toISOString()}::timestamptz
      order by a.start_at, a.id`,
  )
  return rows.map((row) => ({ ...row, startAt: new Date(row.startAt) }))
}
