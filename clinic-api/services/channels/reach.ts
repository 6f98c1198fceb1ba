import { type SQL, sql } from 'drizzle-orm'
import { type OrderedChannel, type TextChannel, textChannels } from '#contract/channels'
import { mobileNumber } from '#contract/mobile-number'
import { type Reader, rowsOf } from '../../db/client.ts'

/** How the patient of a visit can be reached, as the clinic, their choice, their consents and their numbers stand. */
export interface Reach {
  /** The visit or the offer. */
  about: string
  clinicId: string
  clinicName: string
  timeZone: string
  patientId: string
  language: string | null
  email: string
  isRefused: boolean
  phone: string | null
  verifiedPhone: string | null
  reminders: 'none' | 'email'
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
  const visits = sql`select id, clinic_id, patient_id from appointments
    where id = any(${`{${appointmentIds.join(',')}}`}::text[])`
  const rows = await readFor(tx, visits)
  return new Map(rows.map((row) => [row.about, row]))
}

/** The same of the patient of an offer; null where the clinic has set up no channels. */
export async function readOfferReach(tx: Reader, offerId: string): Promise<Reach | null> {
  const [reach] = await readFor(tx, sql`select id, clinic_id, patient_id from offers where id = ${offerId}`)
  return reach ?? null
}

function readFor(tx: Reader, source: SQL): Promise<Reach[]> {
  return rowsOf<Reach>(
    tx,
    sql`select a.id about, c.id "clinicId", c.name "clinicName", c.time_zone "timeZone", p.id "patientId",
        u.language, coalesce(u.email, p.email, '') email, u.reminders,
        coalesce(lower(u.refused_address) = lower(coalesce(u.email, p.email)), false) "isRefused", p.phone,
        p.verified_phone "verifiedPhone", u.reminds_by "remindsBy", s.channel_order "order", s.sms_sender "smsSender",
        s.whatsapp_sender "whatsappSender", array(
          select k from unnest(array['sms', 'whatsapp']) k where (
            select x.given from consents x where x.patient_id = p.id and x.kind = k order by x.id desc limit 1)
        ) agreed
      from (${source}) a
      join clinics c on c.id = a.clinic_id
      join clinic_channels s on s.clinic_id = c.id
      join patients p on p.id = a.patient_id and p.deceased_on is null
      join users u on u.id = p.user_id`,
  )
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
  const { order, remindsBy } = reach
  return usableOf(reach, remindsBy !== null && order.includes(remindsBy) ? firstOf(remindsBy, order) : order)
}

/**
 * The same for news of a visit or an offer. They go by e-mail, unless the person has named a channel of their telephone;
 * and e-mail stays the last resort of a clinic that reminds by other channels alone.
 */
export function newsWaysOf(reach: Reach): OrderedChannel[] {
  const { remindsBy, reminders } = reach
  const order = [...new Set([...reach.order, 'email' as const])]
  const named = reminders === 'none' ? null : remindsBy
  if (named === null || named === 'email') return usableOf(reach, firstOf('email', order))
  return usableOf(reach, order.includes(named) ? firstOf(named, order) : order)
}

const firstOf = (first: OrderedChannel, order: readonly OrderedChannel[]) => [
  first,
  ...order.filter((each) => each !== first),
]

function usableOf(reach: Reach, wanted: readonly OrderedChannel[]): OrderedChannel[] {
  const { agreed, email, isRefused } = reach
  const number = mobileNumber(reach.phone)
  const usable = wanted.filter((each) =>
    isText(each) ? agreed.includes(each) && senderOf(reach, each) !== null && number !== null : email !== '',
  )
  // An address that a mail server refused is the last resort.
  return isRefused ? usable.toSorted((a, b) => Number(a === 'email') - Number(b === 'email')) : usable
}
