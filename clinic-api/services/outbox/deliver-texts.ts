import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { OrderedChannel } from '#contract/channels'
import { quietAround } from '#contract/quiet-hours'
import type { Reader } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { textMessages } from '../../db/schema/channels.ts'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import { offers } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { TextDelayedError, TextRefusedError } from '../../ports/text-errors.ts'
import type { OutgoingText } from '../../ports/texts.ts'
import { writeUntraced, writeWithoutSession } from '../../write/write.ts'
import { type TextContent, textContent } from '../channels/content.ts'
import { endFailed } from '../channels/end-failed.ts'
import { isGood, phoneCode } from '../channels/phone-code.ts'
import { newsWaysOf, readOfferReach, readReach, waysOf } from '../channels/reach.ts'
import { hashOfToken, shortToken } from '../channels/short-link.ts'
import { wordsOf } from '../channels/text-words.ts'
import { getClinic } from '../clinics/queries.ts'
import { leaseMs, pauseAfter } from '../notifications/attempts.ts'
import { remindersOf } from '../reminders/settings.ts'

type Row = typeof textMessages.$inferSelect

const batch = 10
const mostAttempts = 12

const claim = named(
  'texts_claim',
  `update text_messages set attempts = attempts + 1, next_attempt_at = :lease::timestamptz
    where id in (
      select id from text_messages where state = 'queued' and next_attempt_at <= :now::timestamptz
      order by next_attempt_at limit ${batch} for update skip locked
    )
    returning id`,
)

/** Sends what is due to telephones; resolves to the number of messages handled, successfully or not. */
export async function deliverDueTexts(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const lease = new Date(now.getTime() + leaseMs)
  const due = await runNamed<{ id: string }>(deps.db, claim, {
    now: now.toISOString(),
    lease: lease.toISOString(),
  })
  await Promise.all(due.map(({ id }) => deliver(deps, id)))
  return due.length
}

async function deliver(deps: Deps, id: string): Promise<void> {
  const [row] = await deps.db.orm.select().from(textMessages).where(eq(textMessages.id, id))
  if (!row) return
  const content = textContent.parse({ ...row.payload, kind: row.kind })
  const wish = await wishOf(deps, row, content)
  if (wish === 'drop') return mark(deps, row, { state: 'dropped', endedAt: deps.clock.now(), cost: 0 })
  if (wish === 'pass-on') return fail(deps, row, 'not now')
  if (wish instanceof Date) return mark(deps, row, { nextAttemptAt: wish, attempts: row.attempts - 1 })
  try {
    const ref = await send(deps, row, content)
    await noteSent(deps, row, ref)
  } catch (error) {
    await afterFault(deps, row, error)
  }
}

type Wish = 'now' | 'drop' | 'pass-on' | Date

/** Whether it is still worth sending by this channel, and when: nobody is written to in the clinic's quiet hours. */
async function wishOf({ db, clock }: Deps, row: Row, content: TextContent): Promise<Wish> {
  const now = clock.now()
  if (content.kind === 'booking-link') return (await isHeld(db, content.bookingId, now)) ? 'now' : 'drop'
  if (content.kind === 'phone-code') return isGood(row, now) ? 'now' : 'drop'
  if (content.kind !== 'visit-reminder' && content.kind !== 'number-question' && !('mailId' in content))
    return 'now'
  const start = row.startAt
  if (start && start <= now) return 'drop'
  if (content.kind !== 'number-question') {
    if (!(await stillStands(db.orm, content))) return 'drop'
    const ways = await waysFor(db.orm, content)
    if (!ways.includes(row.channel)) return 'pass-on'
  }
  const clinic = await getClinic(db.orm, row.clinicId)
  const quiet = await remindersOf(db.orm, row.clinicId)
  const night = clinic && quietAround(now.getTime(), quiet, clinic.timeZone)
  if (!night) return 'now'
  return start && start.getTime() <= night.end ? 'pass-on' : new Date(night.end)
}

type Dated = Extract<TextContent, { kind: 'visit-reminder' } | { mailId: string }>

/** Whether the offer is open, or the visit still is as the message says. */
async function stillStands(orm: Reader, content: Dated): Promise<boolean> {
  if (content.kind === 'slot-offered') {
    const [offer] = await orm.select().from(offers).where(eq(offers.id, content.offerId))
    return offer?.state === 'open'
  }
  const { appointmentId, startAt } = content.meeting
  const [visit] = await orm.select().from(appointments).where(eq(appointments.id, appointmentId))
  if (content.kind === 'visit-cancelled') return visit?.status === 'cancelled'
  return visit?.status === 'pending' && visit.startAt.getTime() === Date.parse(startAt)
}

/** The channels by which the person wants it, as everything stands now. */
async function waysFor(orm: Reader, content: Dated): Promise<OrderedChannel[]> {
  if (content.kind === 'slot-offered') {
    const reach = await readOfferReach(orm, content.offerId)
    return reach ? newsWaysOf(reach) : []
  }
  const { appointmentId } = content.meeting
  const reach = (await readReach(orm, [appointmentId])).get(appointmentId)
  if (!reach) return []
  return content.kind === 'visit-reminder' ? waysOf(reach) : newsWaysOf(reach)
}

/** Whether the time of a booking is still kept, and nobody has confirmed it. */
async function isHeld({ orm }: Deps['db'], bookingId: string, now: Date): Promise<boolean> {
  const [booking] = await orm.select().from(publicBookings).where(eq(publicBookings.id, bookingId))
  return booking?.appointmentId === null && booking.expiresAt > now
}

/** An attempt before this one may have reached the provider without our hearing of it: then the provider is asked. */
async function send(deps: Deps, row: Row, content: TextContent): Promise<string> {
  const link = await linkOf(deps, row, content)
  const { channel, recipient: to, sender: from, id } = row
  const message: OutgoingText = {
    id,
    channel,
    to,
    from,
    ...wordsOf(content, { channel, sender: from, link, code: phoneCode(deps.env, id) }),
  }
  const known = row.attempts > 1 ? await deps.texts.find(message, row.createdAt) : null
  return known ?? deps.texts.send(message)
}

async function linkOf(deps: Deps, row: Row, content: TextContent): Promise<string> {
  const { env } = deps
  if (content.kind === 'booking-link')
    return new URL(`/booking/${shortToken(env, content.bookingId)}`, env.APP_URL).href
  if (!row.startAt) return ''
  const token = shortToken(env, row.id)
  if (!row.linkHash) await prepareLink(deps, row, token)
  return new URL(`/v/${token}`, env.APP_URL).href
}

async function prepareLink(deps: Deps, row: Row, token: string): Promise<void> {
  await writeUntraced(deps, async ({ tx }) => {
    const version = sql<number>`(select link_version from appointments where id = ${row.appointmentId})`
    await tx
      .update(textMessages)
      .set({ linkHash: hashOfToken(token), linkVersion: version })
      .where(eq(textMessages.id, row.id))
  })
}

/** The provider may have told how it fared before its answer was noted here. */
async function noteSent(deps: Deps, row: Row, ref: string): Promise<void> {
  const state = sql`case when state = 'queued' then 'sent' else state end`
  const change = { state, sentAt: deps.clock.now(), providerRef: ref, lastError: null }
  const { id, channel, patientId, clinicId } = row
  await writeWithoutSession(deps, { address: 'localhost' }, async (act) => {
    await act.tx.update(textMessages).set(change).where(eq(textMessages.id, id))
    const whose = { patientId, clinicId, actorId: null }
    return act.audit({ action: `text.send-${channel}`, entity: 'text', entityId: id, ...whose })
  })
}

async function afterFault(deps: Deps, row: Row, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : 'unknown'
  if (error instanceof TextRefusedError || row.attempts >= mostAttempts) return fail(deps, row, reason)
  const waitMs = error instanceof TextDelayedError ? error.waitMs : pauseAfter(row.attempts)
  const next = new Date(deps.clock.now().getTime() + waitMs)
  // The next channel is of more use than an attempt after the visit.
  if (row.startAt && row.startAt <= next) return fail(deps, row, reason)
  return mark(deps, row, { nextAttemptAt: next, lastError: reason })
}

async function fail(deps: Deps, row: Row, reason: string): Promise<void> {
  await writeUntraced(deps, (step) => endFailed(step, row.id, { reason, wasTaken: false }))
}

type Change = PgUpdateSetSource<typeof textMessages>

async function mark(deps: Deps, { id }: Row, change: Change): Promise<void> {
  await writeUntraced(deps, ({ tx }) => tx.update(textMessages).set(change).where(eq(textMessages.id, id)))
}
