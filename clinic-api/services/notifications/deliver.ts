import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orderedChannels } from '#contract/channels'
import { named, runNamed } from '../../db/named.ts'
import { outbox } from '../../db/schema/outbox.ts'
import type { Deps } from '../../deps.ts'
import { MailRefusedError } from '../../ports/mailer.ts'
import { reached } from '../../reached.ts'
import { isNews } from '../../write/news.ts'
import { type Letter, type Notification, notification } from '../../write/notification.ts'
import { queueCall } from '../../write/queue-calls.ts'
import { type Step, writeUntraced } from '../../write/write.ts'
import { byText, isForMail, tellNews, textAfterMail } from '../channels/send-news.ts'
import { passOn } from '../channels/send-reminder.ts'
import { openChangeLink } from '../email-changes/change-link.ts'
import { openInvitation } from '../guardians/invitation.ts'
import { openReset } from '../identity/passwords/open-reset.ts'
import { openMemberInvitation } from '../invitations/open-invitation.ts'
import { openSignUp } from '../sign-ups/open-sign-up.ts'
import { leaseMs, pauseAfter } from './attempts.ts'
import { withBookingLink, withOwnLinks } from './booking-letter.ts'
import { calendarOf } from './calendar-of.ts'
import { clinicOfMail } from './clinic-of-mail.ts'
import { wishOf } from './mail-wish.ts'
import { withOfferLinks } from './offer-letter.ts'
import { clearRefused, markRefused } from './refused-address.ts'
import { withLinks } from './reminder-letter.ts'
import { renderMail } from './render.ts'
import { oneClickPath, stopLinkOf, stopOf } from './stop-links.ts'
import { withVisitLinks } from './with-visit-links.ts'

/**
 * The patient's name, in a mail to their guardian, and the name of the guardian who acted; the channels that failed before,
 * and whether a text went out beside it.
 */
const aboutSomebody = z.object({
  of: z.string().optional(),
  actedBy: z.string().optional(),
  tried: z.array(z.enum(orderedChannels)).default([]),
  isTexted: z.boolean().default(false),
})

interface Due {
  id: string
  kind: string
  recipient: string
  patientId: string | null
  payload: Record<string, unknown>
  attempts: number
  dedupeKey: string | null
}

const batch = 10
/** While the database is away, what was done is noted as soon as it is back. */
const noteAgainMs = 500
const mostAttempts = 12
/** Stands in place of a fault for a mail that was not sent because it had become pointless. */
export const nothingToSay = 'nothing to say'
/** Stands in place of a fault for a mail whose address the mail server refused for good. */
export const addressRefused = 'address refused'

// Skips mails that another process is sending at this moment, rather than waiting for them.
const claim = named(
  'outbox_claim',
  `update outbox set attempts = attempts + 1, next_attempt_at = :lease::timestamptz
    where id in (
      select id from outbox
      where sent_at is null and failed_at is null and next_attempt_at <= :now::timestamptz
      order by next_attempt_at limit ${batch} for update skip locked
    )
    returning id, kind, recipient, payload, attempts, patient_id "patientId", dedupe_key "dedupeKey"`,
)

/** Sends what is due; resolves to the number of mails handled, successfully or not. */
export async function deliverDueMail(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const lease = new Date(now.getTime() + leaseMs)
  const due = await runNamed<Due>(deps.db, claim, { now: now.toISOString(), lease: lease.toISOString() })
  await Promise.all(due.map((mail) => deliver(deps, mail, lease)))
  return due.length
}

async function deliver(deps: Deps, mail: Due, lease: Date): Promise<void> {
  if (mail.attempts > 1) reached('outbox: a mail is claimed again')
  const { address, ...change } = await attempt(deps, mail)
  await noteBefore(lease, deps, () => mark(deps, mail, { change, address }))
}

interface Outcome extends Partial<typeof outbox.$inferInsert> {
  /** Whether the mail server accepted or refused the recipient's address. */
  address?: 'reached' | 'refused'
}

/** Sends it, unless there is nothing to say or it is too early; answers what is to be kept of that. */
async function attempt(deps: Deps, mail: Due): Promise<Outcome> {
  try {
    const now = deps.clock.now()
    const content = notification.parse({ ...mail.payload, kind: mail.kind })
    const { recipient, patientId } = mail
    const wish = await wishOf(deps.db.orm, { recipient, patientId, mail: content, now })
    if (wish instanceof Date) return { nextAttemptAt: wish, attempts: mail.attempts - 1 }
    const way = wish === 'now' ? await wayOf(deps, mail, content) : 'mail'
    if (way !== 'mail') return { failedAt: now, lastError: way === 'text' ? byText : nothingToSay }
    const prepared = wish === 'never' ? null : await prepare(deps, content, mail.recipient)
    const letter = prepared && (await withVisitLinks(deps, prepared))
    if (letter) {
      const link = await stopLinkOf(deps, { recipient: mail.recipient, mail: content })
      const { APP_URL: appUrl } = deps.env
      const rendered = renderMail(letter, {
        appUrl,
        stop: link && stopOf(link),
        about: aboutSomebody.parse(mail.payload),
        clinic: await clinicOfMail(deps, { recipient: mail.recipient, mail: content }),
      })
      const calendar = await calendarOf(deps, letter, mail.recipient)
      const stopUrl = link && new URL(oneClickPath(link.token), appUrl).toString()
      await deps.mailer.send({ id: mail.id, to: mail.recipient, ...rendered, calendar, stopUrl })
    }
    const end = letter
      ? { sentAt: deps.clock.now(), address: 'reached' as const }
      : { failedAt: deps.clock.now() }
    return { ...end, lastError: letter ? null : nothingToSay }
  } catch (error) {
    return afterFault(mail, error, deps.clock.now())
  }
}

/** News of visits and offers may reach their patient by another channel; whoever acts for them gets the mail. */
async function wayOf(deps: Deps, mail: Due, content: Notification): Promise<'mail' | 'text' | 'nothing'> {
  const { of, tried, isTexted } = aboutSomebody.parse(mail.payload)
  if (!isNews(content) || !mail.patientId || of) return 'mail'
  const news = { id: mail.id, recipient: mail.recipient, content, tried, isTexted }
  if (await isForMail(deps.db.orm, news)) return 'mail'
  return writeUntraced(deps, (step) => tellNews(step, news))
}

/**
 * Tries again until the lease ends, after which another process sends the mail: a database that goes away between the
 * sending and the note of it must not make the mail come twice.
 */
async function noteBefore(lease: Date, { clock }: Deps, note: () => Promise<void>): Promise<void> {
  const giveUpAt = lease.getTime() - 2 * noteAgainMs
  for (;;) {
    try {
      return await note()
    } catch (error) {
      if (clock.now().getTime() >= giveUpAt) throw error
      reached('outbox: that a mail was sent is noted later')
      await sleep(noteAgainMs)
    }
  }
}

/**
 * Null when there is nothing to say: nobody has the address at which a reset was asked for, a registration was
 * confirmed, has ended or is somebody's who is known, an offer or a time that was kept is over, or the visit of a reminder was moved, cancelled or has begun since.
 */
async function prepare(deps: Deps, known: Notification, recipient: string): Promise<Letter | null> {
  if (known.kind === 'visit-reminder') return withLinks(deps, known)
  if (known.kind === 'slot-offered') return withOfferLinks(deps, known)
  if (known.kind === 'booking-held') return withBookingLink(deps, known)
  if (known.kind === 'appointment-booked' || known.kind === 'appointment-rescheduled')
    return withOwnLinks(deps, known)
  if (known.kind === 'guardian-invited') {
    const link = await openInvitation(deps, known.guardianId)
    return link === null ? null : { ...known, link }
  }
  if (known.kind === 'email-change' || known.kind === 'email-changing') {
    const does = known.kind === 'email-change' ? 'confirm' : 'stop'
    const link = await openChangeLink(deps, known.changeId, does)
    return link === null ? null : { ...known, link }
  }
  if ('signUpId' in known) {
    const link = await openSignUp(deps, known)
    return link === null ? null : { ...known, link }
  }
  if (known.kind === 'member-invited') {
    const link = await openMemberInvitation(deps, known.membershipId)
    return link === null ? null : { ...known, link }
  }
  if (!isReset(known)) return known
  const reset = await openReset(deps, recipient, known.kind)
  if (!reset) return null
  const link = `/reset-password?token=${encodeURIComponent(reset.token)}`
  return { ...known, language: reset.language ?? known.language, link }
}

type Reset = Extract<Notification, { kind: 'password-reset' | 'patient-invited' | 'doctor-invited' }>

const isReset = (known: Notification): known is Reset =>
  known.kind === 'password-reset' || known.kind === 'patient-invited' || known.kind === 'doctor-invited'

function afterFault(mail: Due, error: unknown, now: Date): Outcome {
  const lastError = reasonOf(error)
  if (error instanceof MailRefusedError && error.isAddress)
    return { failedAt: now, lastError: addressRefused, address: 'refused' }
  if (error instanceof MailRefusedError || mail.attempts >= mostAttempts) return { failedAt: now, lastError }
  return { nextAttemptAt: new Date(now.getTime() + pauseAfter(mail.attempts)), lastError }
}

/** The kind of fault; messages of mail servers quote addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name
}

async function mark(
  deps: Deps,
  mail: Due,
  { change, address }: { change: Partial<typeof outbox.$inferInsert>; address: Outcome['address'] },
): Promise<void> {
  const { id, recipient } = mail
  await writeUntraced(deps, async (step) => {
    await step.tx.update(outbox).set(change).where(eq(outbox.id, id))
    if (address === 'reached') await clearRefused(step, recipient)
    if (address === 'refused') await markRefused(step, recipient)
    const isLost = change.failedAt && change.lastError !== nothingToSay && change.lastError !== byText
    const isTold = isLost && (await toNextChannel(step, mail))
    if (address === 'refused' && !isTold) await noteCall(step, mail)
  })
}

/** Makes a call for the desk in place of the mail. */
async function noteCall(step: Step, { id, kind, payload }: Due): Promise<void> {
  const content = notification.parse({ ...payload, kind })
  if (content.kind === 'doctor-rescheduled') return
  await queueCall({ ...step, undoId: null, why: 'address-refused' }, { content, dedupeKey: `refused:${id}` })
}

/** Whether a text follows, or a call is noted. Nothing follows a mail to somebody who acts for the patient. */
async function toNextChannel(step: Step, { id, kind, payload, patientId, dedupeKey }: Due): Promise<boolean> {
  const content = notification.parse({ ...payload, kind })
  const { of, tried } = aboutSomebody.parse(payload)
  if (of || !patientId) return false
  if (isNews(content)) return textAfterMail(step, { id, content, tried })
  return (
    content.kind === 'visit-reminder' &&
    dedupeKey !== null &&
    (await passOn(step, { content, key: dedupeKey }, ['email'])) !== null
  )
}
