import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Language } from '../../write/notification.ts'
import { getFeedEvent } from '../feeds/feed-events.ts'
import { feedFile } from '../feeds/feed-file.ts'
import { openVisitLink } from '../notifications/visit-link-token.ts'

/**
 * The visit behind a link as a file for calendar programs. Throws 404 for an unknown or revoked link and for a cancelled
 * visit.
 */
export async function calendarOfLink({ db, env }: Deps, token: string, language: Language): Promise<string> {
  const facts = openVisitLink(env, token)
  const event = facts && (await getFeedEvent(db, facts.appointmentId))
  if (!event || event.linkVersion !== (facts.version ?? 0)) throw notFound()
  return feedFile([event], { what: 'visits', names: 'none', language, appUrl: env.APP_URL, env })
}
