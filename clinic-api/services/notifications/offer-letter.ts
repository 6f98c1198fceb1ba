import { and, eq, gt } from 'drizzle-orm'
import { offers } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import type { Letter, Notification } from '../../write/notification.ts'
import { offerLinkToken } from './offer-link-token.ts'

/** The offer with its links; null when it is over. */
export async function withOfferLinks(
  { db, env, clock }: Deps,
  told: Extract<Notification, { kind: 'slot-offered' }>,
): Promise<Letter | null> {
  const { offerId } = told
  const [open] = await db.orm
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.id, offerId), eq(offers.state, 'open'), gt(offers.expiresAt, clock.now())))
  if (!open) return null
  const pathOf = (action: 'accept' | 'decline') => `/visit/${offerLinkToken(env, { offerId, action })}`
  return { ...told, links: { accept: pathOf('accept'), decline: pathOf('decline') } }
}
