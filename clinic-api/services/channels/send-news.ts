import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { OrderedChannel, TextChannel } from '#contract/channels'
import type { Reader } from '../../db/client.ts'
import { outbox } from '../../db/schema/outbox.ts'
import { speak } from '../../write/announce.ts'
import type { News } from '../../write/news.ts'
import { queueCall } from '../../write/queue-calls.ts'
import { wakeMailers } from '../../write/queue-mail.ts'
import type { Step } from '../../write/write.ts'
import type { NewsText, TextContent } from './content.ts'
import { queueText } from './queue-text.ts'
import { isText, isVerified, newsWaysOf, type Reach, readOfferReach, readReach } from './reach.ts'
import { askForNumber, toPatient } from './send-reminder.ts'

/** Stands in place of a fault for a mail whose news went out as a text message. */
export const byText = 'sent as a text'

export interface NewsMail {
  /** The mail's id in the outbox. */
  id: string
  /** Empty for a patient without an address. */
  recipient: string
  content: News
  /** Channels that failed before. */
  tried: readonly OrderedChannel[]
  /** Whether a text has gone out beside the mail, which only keeps a calendar right. */
  isTexted: boolean
}

/** Whether the news goes out as the mail that it is; asked first, because most clinics write nothing but mails. */
export async function isForMail(orm: Reader, news: NewsMail): Promise<boolean> {
  if (news.isTexted) return true
  const reach = await reachOf(orm, news.content)
  if (!reach) return emailOf(news) !== null
  const ways = newsWaysOf({ ...reach, email: news.recipient })
  return ways.find((way) => !news.tried.includes(way)) === 'email'
}

/**
 * Tells the news of a mail that is due by the channel that reaches its patient. The mail itself goes out for `mail`, and
 * not for `text`; for `nothing` the desk is to call.
 */
export async function tellNews(step: Step, news: NewsMail): Promise<'mail' | 'text' | 'nothing'> {
  const reach = await reachOf(step.tx, news.content)
  const way = reach ? await nextWay(step, { ...reach, email: news.recipient }, news) : emailOf(news)
  if (way === null) {
    const why = news.recipient === '' && news.tried.length === 0 ? 'no-address' : 'no-channel'
    await queueCall({ ...step, undoId: null, why }, callOf(news))
    return 'nothing'
  }
  if (way === 'email') return 'mail'
  const keeps = await isInCalendar(step, news)
  const change = keeps
    ? { payload: sql`${outbox.payload} || '{"isTexted": true}'` }
    : { failedAt: step.now, lastError: byText }
  await step.tx.update(outbox).set(change).where(eq(outbox.id, news.id))
  return keeps ? 'mail' : 'text'
}

const emailOf = ({ recipient, tried }: NewsMail) =>
  recipient !== '' && !tried.includes('email') ? ('email' as const) : null

/** After a text with news failed for good: the next channel, which may be the mail that was held back. */
export async function passOnNews(
  step: Step,
  text: NewsText,
  tried: readonly OrderedChannel[],
): Promise<void> {
  const { mailId: id } = text
  const [mail] = await step.tx.select().from(outbox).where(eq(outbox.id, id))
  // A mail that went out beside the text has told it.
  if (!mail || mail.sentAt) return
  const news = { id, content: newsOf(text), tried }
  const reach = await reachOf(step.tx, news.content)
  const way = reach ? await nextWay(step, reach, news) : 'email'
  if (way === null) await queueCall({ ...step, undoId: null, why: 'no-channel' }, callOf(news))
  if (way !== 'email') return
  const payload = sql`${outbox.payload} || ${JSON.stringify({ tried })}::jsonb`
  await step.tx
    .update(outbox)
    .set({ failedAt: null, lastError: null, attempts: 0, nextAttemptAt: step.now, payload })
    .where(and(eq(outbox.id, id), eq(outbox.lastError, byText)))
  await speak(step, [wakeMailers])
}

/** After the mail failed for good: a text, if there is a channel left. Says whether there was. */
export async function textAfterMail(
  step: Step,
  news: Omit<NewsMail, 'recipient' | 'isTexted'>,
): Promise<boolean> {
  const reach = await reachOf(step.tx, news.content)
  const tried = [...news.tried, 'email' as const]
  return reach !== null && (await nextWay(step, reach, { ...news, tried })) !== null
}

async function reachOf(orm: Reader, content: News): Promise<Reach | null> {
  if (content.kind === 'slot-offered') return readOfferReach(orm, content.offerId)
  const { appointmentId } = content.meeting
  return (await readReach(orm, [appointmentId])).get(appointmentId) ?? null
}

/** Queues a text for the first way if it is one; null when no way is left. */
async function nextWay(
  step: Step,
  reach: Reach,
  { id, content, tried }: Pick<NewsMail, 'id' | 'content' | 'tried'>,
): Promise<OrderedChannel | null> {
  for (const way of newsWaysOf(reach)) {
    if (tried.includes(way)) continue
    if (!isText(way)) return way
    if (!isVerified(reach)) await askForNumber(step, reach, way)
    else if (await queueNews(step, reach, { id, content, tried, way })) return way
  }
  return null
}

function queueNews(
  step: Step,
  reach: Reach,
  { id, content, tried, way }: Pick<NewsMail, 'id' | 'content' | 'tried'> & { way: TextChannel },
): Promise<boolean> {
  return queueText(step, {
    ...toPatient(reach, way),
    ...('meeting' in content && { appointmentId: content.meeting.appointmentId }),
    content: textOf(id, content),
    dedupeKey: `news:${id}:${way}`,
    tried,
  })
}

const kinds = {
  'appointment-booked': 'visit-booked',
  'appointment-rescheduled': 'visit-moved',
  'appointment-cancelled': 'visit-cancelled',
  'doctor-deleted': 'visit-cancelled',
} as const

function textOf(mailId: string, content: News): TextContent {
  if (content.kind === 'slot-offered') {
    const { kind, language, offerId, doctorName, clinicName, city, timeZone, startAt, expiresAt } = content
    const place = { doctorName, clinicName, city, timeZone }
    return { kind, language, mailId, offerId, ...place, startAt, expiresAt }
  }
  const { kind, language, meeting } = content
  return { kind: kinds[kind], language, meeting, mailId }
}

/** The news as a call for the desk and the choice of a channel want it. */
function newsOf(text: NewsText): News {
  if (text.kind === 'slot-offered') return text
  const { language, meeting } = text
  if (text.kind === 'visit-booked') return { kind: 'appointment-booked', language, meeting }
  if (text.kind === 'visit-cancelled') return { kind: 'appointment-cancelled', language, meeting }
  return { kind: 'appointment-rescheduled', language, meeting, previousStartAt: meeting.startAt }
}

const callOf = ({ id, content }: Pick<NewsMail, 'id' | 'content'>) => ({ content, dedupeKey: `news:${id}` })

/** Whether a mail brought the visit into the person's calendar: then mails keep it right. */
async function isInCalendar({ tx }: Step, { recipient, content }: NewsMail): Promise<boolean> {
  if (!('meeting' in content) || recipient === '') return false
  const { appointmentId } = content.meeting
  const [sent] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        // Exactly as the index has it.
        sql`${outbox.payload} ? 'meeting' and (${outbox.payload} #>> '{meeting,appointmentId}') = ${appointmentId}`,
        sql`lower(${outbox.recipient}) = lower(${recipient})`,
        isNotNull(outbox.sentAt),
      ),
    )
    .limit(1)
  return sent !== undefined
}
