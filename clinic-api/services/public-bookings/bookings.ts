import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { publicBookings } from '../../db/schema/public-bookings.ts'
import { staff } from '../../db/schema/staff.ts'
import { visitKinds } from '../../db/schema/visit-kinds.ts'
import { hashOfToken, isShortToken } from '../channels/short-link.ts'

export type BookingRow = typeof publicBookings.$inferSelect

/** A booking with what its page says of the clinic, the doctor and the kind of visit. */
export type FoundBooking = NonNullable<Awaited<ReturnType<typeof getBooking>>>

export async function getBooking(orm: Reader, id: string) {
  const [found] = await orm
    .select({
      booking: publicBookings,
      doctorName: sql<string>`${staff.name} || ' ' || ${staff.surname}`,
      clinic: clinics,
      kind: visitKinds,
    })
    .from(publicBookings)
    .innerJoin(staff, eq(staff.id, publicBookings.doctorId))
    .innerJoin(clinics, eq(clinics.id, publicBookings.clinicId))
    .innerJoin(visitKinds, eq(visitKinds.id, publicBookings.kindId))
    .where(eq(publicBookings.id, id))
  return found ?? null
}

export async function lockBooking(tx: Reader, id: string): Promise<BookingRow | null> {
  const [row] = await tx.select().from(publicBookings).where(eq(publicBookings.id, id)).for('update')
  return row ?? null
}

/** The id of the booking that the short link of a text message is for; null for whatever is none. */
export async function findByShortToken(orm: Reader, token: string): Promise<string | null> {
  if (!isShortToken(token)) return null
  const [row] = await orm
    .select({ id: publicBookings.id })
    .from(publicBookings)
    .where(eq(publicBookings.linkHash, hashOfToken(token)))
  return row?.id ?? null
}
