import { sql } from 'drizzle-orm'
import { defaultWays } from '#contract/notifications'
import { quietAround } from '#contract/quiet-hours'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { Notification } from '../../write/notification.ts'
import { receiverOf } from './receiver.ts'
import { stoppableAs } from './stoppable.ts'

interface Settings {
  ways: Partial<typeof defaultWays>
  quietFrom: string
  quietTo: string
  timeZone: string
}

interface DueMail {
  recipient: string
  /** The patient whom it concerns, if one. */
  patientId: string | null
  mail: Notification
  now: Date
}

/**
 * The recipient's wish for a mail that is due: now, never, or at the end of their quiet hours. Offers do not wait,
 * because they stand for minutes, nor do mails about a visit that begins before the quiet hours end. Nothing goes out
 * about somebody who has died.
 */
export async function wishOf(
  orm: Reader,
  { recipient, patientId, mail, now }: DueMail,
): Promise<'now' | 'never' | Date> {
  if (patientId !== null && (await hasDied(orm, patientId))) return 'never'
  const stops = stoppableAs(mail)
  // Whether and when somebody is reminded was settled when the reminder came due.
  if (stops === null || stops === 'reminders') return 'now'
  const receiver = await receiverOf(orm, { recipient, mail })
  const settings = receiver && (await settingsOf(orm, receiver))
  if (!settings) return 'now'
  if (stops !== 'summary' && !(settings.ways[stops] ?? defaultWays[stops]).mail) return 'never'
  const night = quietAround(now.getTime(), settings, settings.timeZone)
  if (!night || mail.kind === 'slot-offered') return 'now'
  if ('meeting' in mail && Date.parse(mail.meeting.startAt) <= night.end) return 'now'
  return new Date(night.end)
}

async function hasDied(orm: Reader, patientId: string): Promise<boolean> {
  const found = await rowsOf(
    orm,
    sql`select id from patients where id = ${patientId} and deceased_on is not null`,
  )
  return found.length > 0
}

async function settingsOf(orm: Reader, userId: string): Promise<Settings | null> {
  const [found] = await rowsOf<Settings>(
    orm,
    sql`select n.ways, n.quiet_from "quietFrom", n.quiet_to "quietTo", n.time_zone "timeZone"
      from notification_settings n where n.user_id = ${userId}`,
  )
  return found ?? null
}
