import { eq, inArray } from 'drizzle-orm'
import type { Orm } from '../db/client.ts'
import { named, runNamed } from '../db/named.ts'
import { calls } from '../db/schema/calls.ts'
import { outbox } from '../db/schema/outbox.ts'
import { idAt } from '../db/timed-ids.ts'
import type { Hold } from '../deps.ts'
import { type Speaking, speak } from './announce.ts'
import { mayBeTexted } from './news.ts'
import type { Notification } from './notification.ts'
import { queueCall } from './queue-calls.ts'

/** Heard by the workers of every process. */
export const outboxChannel = 'consulta_outbox'

export const wakeMailers = { channel: outboxChannel, payload: '' }

export interface QueuedMail {
  /** Empty for a patient without an address: a call is noted instead, or a text may tell it. */
  to: string
  content: Notification
  /** Two mails with one key are one mail. */
  dedupeKey?: string
  /** The patient whom it concerns: it is not sent once they have died. */
  patientId?: string
  /** The patient's name, to somebody who acts for them. */
  of?: string
  /** Name of the guardian who acted for the patient. */
  actedBy?: string
  /** The clinic that would call, where the content does not say. */
  clinicId?: string
}

/** Each whose key nobody had; in one order, so that two who queue the same mails wait for each other and never in a ring. */
const insertMails = named(
  'insert_mails',
  `insert into outbox (id, kind, recipient, payload, dedupe_key, patient_id, undo_id, next_attempt_at, created_at)
  select id, kind, recipient, payload, dedupe_key, patient_id, :undoId::text, :nextAt::timestamptz, :now::timestamptz
  from jsonb_to_recordset(:mails::jsonb) m (id text, kind text, recipient text, payload jsonb, dedupe_key text, patient_id text)
  order by dedupe_key, id
  on conflict (dedupe_key) do nothing`,
)

interface Writing extends Speaking {
  now: Date
  hold?: Hold | undefined
}

/**
 * Puts a mail into the outbox: it goes out when the transaction commits, and a fault in sending it never undoes
 * what it tells of.
 */
export function queueMail(writing: Writing, mail: QueuedMail): Promise<void> {
  return queueMails(writing, [mail])
}

/** Like `queueMail`, for many mails. */
export async function queueMails(
  { tx, now, hold, words }: Writing,
  all: readonly QueuedMail[],
): Promise<void> {
  const mails: QueuedMail[] = []
  for (const mail of all) {
    if (mail.to !== '' || (await mayBeTexted(tx, mail))) mails.push(mail)
    else await queueCall({ tx, now, undoId: hold?.undoId ?? null, why: 'no-address' }, mail)
  }
  if (mails.length === 0) return
  const rows = mails.map(({ to, content: { kind, ...payload }, dedupeKey, patientId, of, actedBy }) => ({
    id: idAt(now),
    kind,
    recipient: to,
    payload: { ...payload, ...(of && { of }), ...(actedBy && { actedBy }) },
    dedupe_key: dedupeKey ?? null,
    patient_id: patientId ?? null,
  }))
  await runNamed(tx, insertMails, {
    mails: JSON.stringify(rows),
    undoId: hold?.undoId ?? null,
    nextAt: (hold?.until ?? now).toISOString(),
    now: now.toISOString(),
  })
  await speak({ tx, words }, [wakeMailers])
}

/** Takes the mails and calls of a write out again; false when one was sent before. */
export async function takeBackMails(tx: Orm, undoId: string): Promise<boolean> {
  await tx.delete(calls).where(eq(calls.undoId, undoId))
  const gone = await tx.delete(outbox).where(eq(outbox.undoId, undoId)).returning({ sentAt: outbox.sentAt })
  return gone.every(({ sentAt }) => sentAt === null)
}

/**
 * Takes the mails of one piece of news out again, all or none, and says whether it could: one that somebody has begun to
 * send may have arrived.
 */
export async function takeBackNews(tx: Orm, dedupeKeys: readonly string[]): Promise<boolean> {
  const same = inArray(outbox.dedupeKey, [...dedupeKeys])
  const mails = await tx
    .select({ sentAt: outbox.sentAt, attempts: outbox.attempts })
    .from(outbox)
    .where(same)
    .for('update')
  if (mails.length === 0 || mails.some(({ sentAt, attempts }) => sentAt !== null || attempts > 0))
    return false
  await tx.delete(outbox).where(same)
  return true
}
