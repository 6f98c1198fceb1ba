import { eq } from 'drizzle-orm'
import { dayAt } from '#contract/zone'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { type AppointmentRow, setFields } from './change.ts'
import { type PresenceVerb, presenceAfter } from './presence.ts'
import { getAppointment } from './queries.ts'
import type { AppointmentRecord } from './record.ts'
import { assertPending, onAppointment } from './set-status.ts'

/**
 * Notes who came and when the visit began, or takes that back; a time on the visit, whose status stays. Repeating it
 * changes nothing. Throws 403, 404, and 409 for a visit that is closed or of another day.
 */
export async function markPresence(
  deps: Deps,
  caller: Caller,
  id: string,
  verb: PresenceVerb,
): Promise<AppointmentRecord> {
  await write(deps, caller, onAppointment(id, 'receive'), async (act, row) => {
    assertPending(row)
    await assertItsDay(act, row)
    const presence = presenceAfter(row, verb, act.now)
    if (!presence) return act.unchanged()
    return setFields(act, row, { action: `appointment.${verb}`, set: presence })
  })
  const record = await getAppointment(deps.db, id)
  if (!record) throw notFound()
  return record
}

/** Nobody arrives on the day before. */
async function assertItsDay({ tx, now }: Act, { clinicId, startAt }: AppointmentRow): Promise<void> {
  const [clinic] = await tx
    .select({ timeZone: clinics.timeZone })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
  const day = (instant: Date) => dayAt(instant.getTime(), clinic?.timeZone ?? 'UTC')
  if (day(startAt) !== day(now)) throw new ApiError('conflict', 'Only on the day of the appointment')
}
