import { eq, sql } from 'drizzle-orm'
import { type ChannelForm, type ChannelSettings, defaultChannels } from '#contract/channels'
import { dayAt, instantOf, wallOf } from '#contract/zone'
import { type Reader, rowsOf } from '../../db/client.ts'
import { clinicChannels } from '../../db/schema/channels.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { type ClinicRecord, getClinic, subjectOfClinic } from '../clinics/queries.ts'

/** How the clinic reaches its patients, and what this month has cost. Throws 403 and 404. */
export async function readChannels(
  { db, clock, texts }: Deps,
  caller: Caller,
  clinicId: string,
): Promise<ChannelSettings> {
  const clinic = await getClinic(db.orm, clinicId)
  assertCan(caller, 'clinic.channels', clinic && subjectOfClinic(clinic))
  if (!clinic) throw notFound()
  const settings = await withMonth(db.orm, clinic, clock.now())
  return { ...settings, ...(texts.phone && { hasDemoPhone: true }) }
}

/** Throws 403 and 404. What is queued by then goes out as it was queued. */
export function saveChannels(
  deps: Deps,
  caller: Caller,
  clinicId: string,
  form: ChannelForm,
): Promise<ChannelSettings> {
  return write(deps, caller, onClinic(clinicId), async (act, clinic) => {
    const { order, monthlyCapCents: capCents, priceCents, senders } = form
    const row = {
      order,
      capCents,
      smsPrice: priceCents.sms,
      whatsappPrice: priceCents.whatsapp,
      smsSender: senders.sms,
      whatsappSender: senders.whatsapp,
      // A new cap is warned of anew.
      toldOf: null,
      updatedAt: act.now,
    }
    await act.tx
      .insert(clinicChannels)
      .values({ clinicId, ...row })
      .onConflictDoUpdate({ target: clinicChannels.clinicId, set: row })
    return act.audit(
      { action: 'clinic.channels', entity: 'clinic', entityId: clinicId, clinicId },
      await withMonth(act.tx, clinic, act.now),
    )
  })
}

function onClinic(id: string): IntentOn<ClinicRecord> {
  return {
    action: 'clinic.channels',
    find: async (tx) => (await getClinic(tx, id)) ?? Promise.reject(notFound()),
    subject: subjectOfClinic,
  }
}

type Row = typeof clinicChannels.$inferSelect

function formOf(row: Row | undefined): ChannelForm {
  if (!row) return defaultChannels
  return {
    order: row.order,
    monthlyCapCents: row.capCents,
    priceCents: { sms: row.smsPrice, whatsapp: row.whatsappPrice },
    senders: { sms: row.smsSender, whatsapp: row.whatsappSender },
  }
}

async function withMonth(
  orm: Reader,
  { id, timeZone }: Pick<ClinicRecord, 'id' | 'timeZone'>,
  now: Date,
): Promise<ChannelSettings> {
  const [row] = await orm.select().from(clinicChannels).where(eq(clinicChannels.clinicId, id))
  return { ...formOf(row), month: await monthOf(orm, { clinicId: id, timeZone, now }) }
}

export interface MonthOf {
  clinicId: string
  timeZone: string
  now: Date
}

/** The clinic's messages of this month, and what they cost; those that wait count as sent. */
export async function monthOf(
  orm: Reader,
  { clinicId, timeZone, now }: MonthOf,
): Promise<ChannelSettings['month']> {
  const first = `${dayAt(now.getTime(), timeZone).slice(0, 7)}-01`
  const from = new Date(instantOf(wallOf(first, '00:00'), timeZone))
  const [sums] = await rowsOf<{ cents: number; sms: number; whatsapp: number }>(
    orm,
    sql`select coalesce(sum(cost), 0)::float8 cents, count(*) filter (where channel = 'sms' and sent_at is not null)::int sms,
        count(*) filter (where channel = 'whatsapp' and sent_at is not null)::int whatsapp
      from text_messages where clinic_id = ${clinicId} and created_at >= ${from.toISOString()}::timestamptz`,
  )
  return { from: from.toISOString(), ...(sums ?? { cents: 0, sms: 0, whatsapp: 0 }) }
}
