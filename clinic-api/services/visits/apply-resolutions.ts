import { eq, inArray } from 'drizzle-orm'
import { minuteMs } from '#contract/durations'
import type { Resolution } from '#contract/resolve'
import { dayAt } from '#contract/zone'
import { appointments } from '../../db/schema/appointments.ts'
import { ApiError, notFound } from '../../errors.ts'
import { assertCan, subjectAtClinic } from '../../policy/can.ts'
import type { Act } from '../../write/write.ts'
import { againstRule } from '../appointments/against-rule.ts'
import { comparesVisits, getBrokenRule } from '../appointments/broken-rule.ts'
import { type AppointmentRow, applyChange, kindOfRow, rowColumns } from '../appointments/change.ts'
import { isTaken } from '../appointments/is-taken.ts'
import { NoSuchSlot } from '../appointments/refuse-slot.ts'
import { requestedSlot } from '../appointments/requested-slot.ts'
import { isSlot, lengthOf, lockDoctor } from '../appointments/reschedule-appointment.ts'
import { assertNotice, assertPending } from '../appointments/set-status.ts'
import { sessionOf, takePlace } from '../appointments/take-place.ts'
import type { ClinicSettings } from '../clinics/settings.ts'
import { getDoctor } from '../staff/queries.ts'

/** The visits of a plan, locked. Throws 404 for one that is out of the caller's reach, and 409 for one that is over. */
export async function lockVisits(
  { tx, caller }: Act,
  plan: readonly Resolution[],
): Promise<AppointmentRow[]> {
  const ids = [...new Set(plan.map(({ appointmentId }) => appointmentId))]
  if (ids.length === 0) return []
  const rows = await tx
    .select(rowColumns)
    .from(appointments)
    .where(inArray(appointments.id, ids))
    .orderBy(appointments.id)
    .for('update')
  if (rows.length < ids.length) throw notFound()
  for (const row of rows) {
    assertCan(caller, 'workshift.write', subjectAtClinic(row))
    assertPending(row)
  }
  return rows
}

interface Manner {
  settings: ClinicSettings
  /** Whether the rules of the kinds do not count. */
  overruled: boolean
}

/**
 * Does with every visit what the plan says. Throws 409 `slot_taken`, with the visit in `errors`, or `against_rules`, and
 * 400.
 */
export async function applyResolutions(
  act: Act,
  rows: readonly AppointmentRow[],
  plan: readonly Resolution[],
  manner: Manner,
): Promise<void> {
  const resolutions = new Map(plan.map(({ appointmentId, to }) => [appointmentId, to]))
  // Those that change places would stand in each other's way: all of them step aside first.
  for (const { id } of rows)
    await act.tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, id))
  for (const row of rows) {
    const to = resolutions.get(row.id)
    assertNotice(act, row, manner.overruled)
    if (to === 'cancel') await applyChange(act, row, { kind: 'cancel', status: 'cancelled' })
    else if (to) await move(act, row, to, manner)
  }
}

const taken = ({ id }: AppointmentRow) => {
  const why = 'This time is no longer available'
  return new ApiError('slot_taken', why, { errors: { [id]: why } })
}

async function move(
  act: Act,
  row: AppointmentRow,
  { doctorId, appointmentDate }: Exclude<Resolution['to'], 'cancel'>,
  { settings, overruled }: Manner,
): Promise<void> {
  const { tx, now } = act
  const kind = kindOfRow(row)
  const asked = { now: now.getTime(), by: 'staff', kind, overruled } as const
  const start = requestedSlot(appointmentDate, settings, asked)
  const length = lengthOf(row, settings)
  const times = { startAt: new Date(start), endAt: new Date(start + length.minutes * minuteMs) }
  if (doctorId !== row.doctorId) {
    const colleague = await getDoctor(tx, doctorId, row.clinicId)
    if (colleague?.clinicId !== row.clinicId || colleague.specialty !== row.specialty) throw notFound()
  }
  const place = { doctorId, clinicId: row.clinicId, patientId: row.patientId }
  const session = sessionOf({ doctorId, kind, ...times })
  if (session !== null || (!overruled && comparesVisits(kind.rules))) await lockDoctor(tx, doctorId)
  if (!(await isSlot(tx, place, times, length)) || (await isTaken(act, { ...place, session }, times)))
    throw taken(row)
  const among = { doctorId, kind, timeZone: settings.timeZone, except: row.id }
  const broken = overruled ? null : await getBrokenRule(tx, among, times)
  if (broken) throw againstRule(broken, kind.rules)
  const { columns } = await takePlace(act, { doctorId, kind, ...times, except: row.id }).catch(
    (error: unknown) => {
      throw error instanceof NoSuchSlot ? taken(row) : error
    },
  )
  const day = (instant: Date) => dayAt(instant.getTime(), settings.timeZone)
  const presence = day(row.startAt) === day(times.startAt) ? {} : { arrivedAt: null, startedAt: null }
  const colleague = doctorId === row.doctorId ? {} : { doctorId }
  await applyChange(act, row, {
    kind: 'reschedule',
    status: 'pending',
    ...times,
    ...columns,
    ...colleague,
    ...presence,
  })
}
