import { and, eq } from 'drizzle-orm'
import { visitLinkActions } from '#contract/visit-links'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import type { Letter, Notification } from '../../write/notification.ts'
import { visitLinkToken } from './visit-link-token.ts'

/** The reminder with its links; null when the visit no longer stands at this time, or has begun. */
export async function withLinks(
  { db, env, clock }: Deps,
  reminder: Extract<Notification, { kind: 'visit-reminder' }>,
): Promise<Letter | null> {
  const { appointmentId, startAt } = reminder.meeting
  const start = new Date(startAt)
  const [visit] = await db.orm
    .select({ version: appointments.linkVersion })
    .from(appointments)
    .where(
      and(
        eq(appointments.id, appointmentId),
        eq(appointments.startAt, start),
        eq(appointments.status, 'pending'),
      ),
    )
  if (!visit || start <= clock.now()) return null
  const pathOf = (action: (typeof visitLinkActions)[number]) =>
    `/visit/${visitLinkToken(env, { appointmentId, startAt: start.getTime(), action, version: visit.version })}`
  const [confirm, move, cancel] = visitLinkActions.map(pathOf)
  if (!confirm || !move || !cancel) throw new Error('Each action has a link')
  return { ...reminder, links: { confirm, move, cancel } }
}
