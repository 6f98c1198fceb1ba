import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { offers } from '../../db/schema/waitlist.ts'
import { ApiError } from '../../errors.ts'
import { subjectAtClinic } from '../../policy/can.ts'

export type OfferRow = typeof offers.$inferSelect

/** An offer, and whether its patient has closed their record to the clinic. */
export interface FoundOffer extends OfferRow {
  isClosed: boolean
}

const found = {
  ...getTableColumns(offers),
  isClosed: sql<boolean>`is_closed(${offers.patientId}, ${offers.clinicId})`,
}

export async function getOffer(orm: Reader, id: string): Promise<FoundOffer | null> {
  const [row] = await orm.select(found).from(offers).where(eq(offers.id, id))
  return row ?? null
}

export async function lockOffer(tx: Reader, id: string): Promise<FoundOffer | null> {
  const [row] = await tx.select(found).from(offers).where(eq(offers.id, id)).for('update')
  return row ?? null
}

export function subjectOfOffer({ clinicId, patientId, isClosed }: FoundOffer) {
  return subjectAtClinic({ clinicId, patientId, isClosed })
}

/** `free`: what could be booked instead. */
export function offerIsOver(free: readonly Date[] = []): ApiError {
  const alternatives = free.map((each) => each.toISOString())
  return new ApiError('conflict', 'This offer is over: the time was kept for you for a while only', {
    alternatives,
  })
}
