import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../db/client.ts'
import type { Notification } from './notification.ts'
import { sourceOf, type Unsent } from './queue-calls.ts'

const newsKinds = [
  'appointment-booked',
  'appointment-rescheduled',
  'appointment-cancelled',
  'doctor-deleted',
  'slot-offered',
] as const

/** News of a visit or an offer, which a text message can bring as well as a mail. */
export type News = Extract<Notification, { kind: (typeof newsKinds)[number] }>

export const isNews = (content: Notification): content is News =>
  newsKinds.some((each) => each === content.kind)

/**
 * Whether the clinic of the news sends texts and its patient has agreed to them. Then it waits in the outbox without an
 * address, and when it is due the channel is chosen.
 */
export async function mayBeTexted(tx: Orm, unsent: Unsent): Promise<boolean> {
  const source = isNews(unsent.content) && sourceOf(unsent)
  if (!source) return false
  const found = await rowsOf(
    tx,
    sql`select 1 from ${source} s join clinic_channels c on c.clinic_id = s.clinic_id
      where coalesce(c.sms_sender, c.whatsapp_sender) is not null and exists (
        select from consents x where x.patient_id = s.patient_id and x.kind in ('sms', 'whatsapp') and x.given)`,
  )
  return found.length > 0
}
