import { eq } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments.ts'
import { patients } from '../../db/schema/patients.ts'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import type { Letter, Notification } from '../../write/notification.ts'
import { bookingToken } from './booking-token.ts'
import { visitLinkToken } from './visit-link-token.ts'

/** The mail with the link that confirms a booking; null once its time is kept no more, or was confirmed. */
export async function withBookingLink(
  { db, env, clock }: Deps,
  held: Extract<Notification, { kind: 'booking-held' }>,
): Promise<Letter | null> {
  const [booking] = await db.orm.select().from(publicBookings).where(eq(publicBookings.id, held.bookingId))
  if (!booking || booking.appointmentId !== null || booking.expiresAt <= clock.now()) return null
  return { ...held, link: `/booking/${bookingToken(env, held.bookingId)}` }
}

type OfVisit = Extract<Notification, { kind: 'appointment-booked' | 'appointment-rescheduled' }>

/** Whoever has no account gets links that move and cancel the visit in place of the one that asks them to sign in. */
export async function withOwnLinks({ db, env }: Deps, mail: OfVisit): Promise<Letter> {
  const { appointmentId, startAt } = mail.meeting
  const [visit] = await db.orm
    .select({ version: appointments.linkVersion, email: users.email })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(appointments.id, appointmentId))
  if (!visit || visit.email !== null) return mail
  const facts = { appointmentId, startAt: Date.parse(startAt), version: visit.version }
  const path = (action: 'move' | 'cancel') => `/visit/${visitLinkToken(env, { ...facts, action })}`
  return { ...mail, own: { move: path('move'), cancel: path('cancel') } }
}
