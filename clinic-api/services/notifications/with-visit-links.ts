import { eq } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import type { Letter } from '../../write/notification.ts'
import { calendarPath, joinPath } from './visit-link-token.ts'

const leadThere = new Set<Letter['kind']>(['appointment-booked', 'appointment-rescheduled', 'visit-reminder'])

/**
 * The letter with the file for calendar programs, and with the way into the room where its visit is by video; never with
 * the room itself. A reminder brings no file: the visit was in the mails before it.
 */
export async function withVisitLinks({ db, env }: Deps, letter: Letter): Promise<Letter> {
  if (!('meeting' in letter) || !leadThere.has(letter.kind)) return letter
  const { appointmentId, startAt, where } = letter.meeting
  const [visit] = await db.orm
    .select({ version: appointments.linkVersion })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  if (!visit) return letter
  const facts = { appointmentId, startAt: Date.parse(startAt), version: visit.version }
  return {
    ...letter,
    meeting: {
      ...letter.meeting,
      ...(where === 'video' && { join: joinPath(env, facts) }),
      ...(letter.kind !== 'visit-reminder' && { calendar: calendarPath(env, facts) }),
    },
  }
}
