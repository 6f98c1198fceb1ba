import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { textMessages } from '../../db/schema/channels.ts'
import type { Deps } from '../../deps.ts'
import { deriveKey, type SecretEnv } from '../../ports/secrets.ts'

const length = 12

/** Whether a text has the shape of such a token. */
export const isShortToken = (text: string): boolean => /^[A-Za-z0-9]{12}$/.test(text)

/**
 * The token of a short link. It follows from an id, the message's or that of the booking which it confirms, so that an
 * attempt which is repeated sends the same words; the database holds its hash alone.
 */
export function shortToken(env: SecretEnv, id: string): string {
  const mac = createHmac('sha256', deriveKey(env, 'short links')).update(id).digest('base64')
  return mac.replace(/[+/=]/g, '').slice(0, length)
}

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

type ShortLink = { appointmentId: string; startAt: number; version: number } | { offerId: string }

/** The visit or the offer that the link is for; null for whatever is no short link of ours. */
export async function openShortLink({ db }: Pick<Deps, 'db'>, token: string): Promise<ShortLink | null> {
  if (!isShortToken(token)) return null
  const [row] = await db.orm
    .select()
    .from(textMessages)
    .where(eq(textMessages.linkHash, hashOfToken(token)))
  if (row?.kind === 'slot-offered') return { offerId: String(row.payload.offerId) }
  if (!row?.appointmentId || !row.startAt) return null
  return { appointmentId: row.appointmentId, startAt: row.startAt.getTime(), version: row.linkVersion ?? 0 }
}
