import { eq, sql } from 'drizzle-orm'
import { type OrderedChannel, type TextChannel, warnAtPercent } from '#contract/channels'
import { dayAt } from '#contract/zone'
import { rowsOf } from '../../db/client.ts'
import { clinicChannels, textMessages } from '../../db/schema/channels.ts'
import { idAt } from '../../db/timed-ids.ts'
import { speak } from '../../write/announce.ts'
import { notifyPeople } from '../../write/notify.ts'
import { wakeMailers } from '../../write/queue-mail.ts'
import type { Step } from '../../write/write.ts'
import type { TextContent } from './content.ts'
import { monthOf } from './settings.ts'

export interface QueuedText {
  channel: TextChannel
  clinicId: string
  timeZone: string
  patientId: string | null
  appointmentId?: string
  to: string
  from: string
  content: TextContent
  dedupeKey: string
  tried?: readonly OrderedChannel[]
}

/**
 * Queues a message and reserves its cost; false when the key was used before or the month's cap does not allow it. Holds
 * the clinic's settings until the transaction ends, so that two at once cannot pass the cap together.
 */
export async function queueText(step: Step, text: QueuedText): Promise<boolean> {
  const { tx, now } = step
  const { clinicId, channel, content } = text
  const [settings] = await tx
    .select()
    .from(clinicChannels)
    .where(eq(clinicChannels.clinicId, clinicId))
    .for('update')
  if (!settings) return false
  const { capCents } = settings
  const cost = channel === 'sms' ? settings.smsPrice : settings.whatsappPrice
  const spent = capCents === null ? 0 : (await monthOf(tx, { ...text, now })).cents
  const told = { ...text, toldOf: settings.toldOf, now }
  if (capCents !== null && spent + cost > capCents) {
    await tellOfCap(step, told, 100)
    return false
  }
  const { kind, ...payload } = content
  const [row] = await tx
    .insert(textMessages)
    .values({
      id: idAt(now),
      channel,
      kind,
      clinicId,
      patientId: text.patientId,
      appointmentId: text.appointmentId ?? null,
      recipient: text.to,
      sender: text.from,
      payload,
      tried: [...(text.tried ?? [])],
      dedupeKey: text.dedupeKey,
      startAt: endOf(content),
      nextAttemptAt: now,
      cost,
      createdAt: now,
    })
    .onConflictDoNothing({ target: textMessages.dedupeKey })
    .returning({ id: textMessages.id })
  if (!row) return false
  if (capCents !== null && (spent + cost) * 100 >= capCents * warnAtPercent)
    await tellOfCap(step, told, warnAtPercent)
  await speak({ tx }, [wakeMailers])
  return true
}

/** The instant from which the message is of no use. */
function endOf(content: TextContent): Date | null {
  if (content.kind === 'slot-offered') return new Date(content.expiresAt)
  return 'meeting' in content ? new Date(content.meeting.startAt) : null
}

interface Told {
  clinicId: string
  timeZone: string
  toldOf: string | null
  now: Date
}

/** Tells the administrators once a month that the cap is near, and once that it is reached. */
async function tellOfCap(
  { tx, now }: Step,
  { clinicId, timeZone, toldOf }: Told,
  percent: number,
): Promise<void> {
  const month = dayAt(now.getTime(), timeZone).slice(0, 7)
  const [toldMonth, toldPercent] = toldOf?.split(':') ?? []
  if (toldMonth === month && Number(toldPercent) >= percent) return
  await tx
    .update(clinicChannels)
    .set({ toldOf: `${month}:${percent}` })
    .where(eq(clinicChannels.clinicId, clinicId))
  const admins = await rowsOf<{ userId: string }>(
    tx,
    sql`select user_id "userId" from clinic_admins(${clinicId})`,
  )
  const about = { kind: 'channels-cap' as const, isReached: percent === 100 }
  await notifyPeople({ tx, now, exceptUser: null }, { to: admins.map(({ userId }) => userId), about })
}
