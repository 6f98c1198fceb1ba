import { eq } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import type { Letter } from '../../write/notification.ts'
import { joinPath } from './visit-link-token.ts'

const leadThere = new Set<Letter['kind']>(['appointment-booked', 'appointment-rescheduled', 'visit-reminder'])

/** The letter with the way into the room, where its visit is by video; never with the room itself. */
export async function withRoom({ db, env }: Deps, letter: Letter): Promise<Letter> {
  if (!('meeting' in letter) || letter.meeting.where !== 'video' || !leadThere.has(letter.kind)) return letter
  const { appointmentId, startAt } = letter.meeting
  const [visit] = await db.orm
    .select({ version: appointments.linkVersion })
    .from(appointments)
    .where(eq(appointments.id, appointmentId))
  if (!visit) return letter
  const join = joinPath(env, { appointmentId, startAt: Date.parse(startAt), version: visit.version })
  return { ...letter, meeting: { ...letter.meeting, join } }
}
