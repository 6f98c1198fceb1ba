import { and, asc, eq, gt, lt, or } from 'drizzle-orm'
import { appointments } from '../../db/schema/appointments.ts'
import type { Act } from '../../write/write.ts'
import { type AppointmentRow, kindOfRow, rowColumns, setFields } from '../appointments/change.ts'
import { listRecords } from '../appointments/list-records.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { NoSuchSlot } from '../appointments/refuse-slot.ts'
import { takePlace } from '../appointments/take-place.ts'

interface Closed {
  resourceId: string
  stretches: readonly { startAt: Date; endAt: Date }[]
}

/** Gives visits to come that have the closed resource another one at the same time; answers those for which none is free. */
export async function leaveResource(
  act: Act,
  { resourceId, stretches }: Closed,
): Promise<AppointmentRecord[]> {
  const touched = stretches.map(({ startAt, endAt }) =>
    and(lt(appointments.startAt, endAt), gt(appointments.endAt, startAt)),
  )
  const rows = await act.tx
    .select(rowColumns)
    .from(appointments)
    .where(
      and(
        eq(appointments.resourceId, resourceId),
        eq(appointments.status, 'pending'),
        gt(appointments.startAt, act.now),
        or(...touched),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .for('update')
  const stranded: AppointmentRow[] = []
  for (const row of rows) {
    const { doctorId, startAt, endAt, id } = row
    // Those who share a visit keep their seats and follow the first of them.
    const kind = { ...kindOfRow(row), seats: 1 }
    try {
      const { columns } = await takePlace(act, { doctorId, kind, startAt, endAt, except: id })
      const set = { resourceId: columns.resourceId }
      await setFields(act, row, { action: 'appointment.change-resource', set })
    } catch (error) {
      if (!(error instanceof NoSuchSlot)) throw error
      stranded.push(row)
    }
  }
  return listRecords(
    act.tx,
    stranded.map(({ id }) => id),
  )
}
