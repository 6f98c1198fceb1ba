import { sql } from 'drizzle-orm'
import { type OrderedChannel, type TextChannel, textChannels } from '#contract/channels'
import { mobileNumber } from '#contract/mobile-number'
import { type Reader, rowsOf } from '../../db/client.ts'

/** How the patient of a visit can be reached, as the clinic, their choice, their consents and their numbers stand. */
export interface Reach {
  appointmentId: string
  clinicId: string
  clinicName: string
  timeZone: string
  patientId: string
  language: string | null
  email: string
  isRefused: boolean
  phone: string | null
  verifiedPhone: string | null
  /** The channel that they want tried first. */
  remindsBy: OrderedChannel | null
  /** The channels that they agreed to. */
  agreed: TextChannel[]
  order: OrderedChannel[]
  smsSender: string | null
  whatsappSender: string | null
}

/** Keeps the visits whose clinic has set up channels; the others are told by e-mail. */
export async function readReach(tx: Reader, appointmentIds: readonly string[]): Promise<Map<string, Reach>> {
  const rows = await rowsOf<Reach>(
    tx,
    sql`select a.id "appointmentId", c.id "clinicId", c.name "clinicName", c.time_zone "timeZone", p.id "patientId",
        u.language, u.email, coalesce(lower(u.refused_address) = lower(u.email), false) "isRefused", p.phone,
        p.verified_phone "verifiedPhone", u.reminds_by "remindsBy", s.channel_order "order", s.sms_sender "smsSender",
        s.whatsapp_sender "whatsappSender", array(
          select k from unnest(array['sms', 'whatsapp']) k where (
            select x.given from consents x where x.patient_id = p.id and x.kind = k order by x.id desc limit 1)
        ) agreed
      from appointments a
      join clinics c on c.id = a.clinic_id
      join clinic_channels s on s.clinic_id = c.id
      join patients p on p.id = a.patient_id
      join users u on u.id = p.user_id
      where a.id = any(${`{${appointmentIds.join(',')}}`}::text[])`,
  )
  return new Map(rows.map((row) => [row.appointmentId, row]))
}

export const senderOf = (reach: Pick<Reach, 'smsSender' | 'whatsappSender'>, channel: TextChannel) =>
  channel === 'sms' ? reach.smsSender : reach.whatsappSender

export const isText = (channel: OrderedChannel): channel is TextChannel =>
  textChannels.some((each) => each === channel)

/** Whether somebody proved that the number is theirs. */
export const isVerified = ({ phone, verifiedPhone }: Pick<Reach, 'phone' | 'verifiedPhone'>): boolean =>
  verifiedPhone !== null && mobileNumber(phone) === verifiedPhone

/** The channels that may be used, in the order in which they are tried. */
export function waysOf(reach: Reach): OrderedChannel[] {
  const { order, remindsBy, agreed, email, isRefused } = reach
  const isNamed = remindsBy !== null && order.includes(remindsBy)
  const wanted = isNamed ? [remindsBy, ...order.filter((each) => each !== remindsBy)] : order
  const number = mobileNumber(reach.phone)
  const usable = wanted.filter((each) =>
    isText(each) ? agreed.includes(each) && senderOf(reach, each) !== null && number !== null : email !== '',
  )
  // An address that a mail server refused is the last resort.
  return isRefused ? usable.toSorted((a, b) => Number(a === 'email') - Number(b === 'email')) : usable
}
