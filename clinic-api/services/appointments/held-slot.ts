import { and, eq, gt, isNull } from 'drizzle-orm'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import { type Request, requestedSlot } from './requested-slot.ts'

interface Asked {
  appointmentDate: string
  userId: string
  doctorId: string
}

/**
 * The instant that was asked for, as `requestedSlot` tells it. Who holds that very time had to keep the notice when they
 * took it, and not once more when they confirm.
 */
export async function heldOrRequested(
  { db }: Deps,
  { appointmentDate, userId, doctorId }: Asked,
  settings: ClinicSettings,
  request: Request,
): Promise<number> {
  try {
    return requestedSlot(appointmentDate, settings, request)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'against_rules')) throw error
    const mine = and(
      eq(slotHolds.userId, userId),
      isNull(slotHolds.offerId),
      eq(slotHolds.doctorId, doctorId),
    )
    const [held] = await db.orm
      .select()
      .from(slotHolds)
      .where(and(mine, gt(slotHolds.expiresAt, new Date(request.now))))
    if (!held) throw error
    const start = requestedSlot(appointmentDate, settings, { ...request, now: held.createdAt.getTime() })
    if (start !== held.startAt.getTime()) throw error
    return start
  }
}
