import { eq, sql } from 'drizzle-orm'
import { minuteMs } from '#contract/durations'
import { dayAt } from '#contract/zone'
import { type Reader, rowsOf } from '../../db/client.ts'
import { brokenConstraint } from '../../db/pg-errors.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan, subjectAtClinic } from '../../policy/can.ts'
import { type Act, type WriteResult, write } from '../../write/write.ts'
import { type ClinicSettings, getClinicSettings } from '../clinics/settings.ts'
import { type Undoable, undoable } from '../undo/undoable.ts'
import { comparesVisits, getBrokenRule } from './broken-rule.ts'
import { type AppointmentRow, applyChange, kindOfRow } from './change.ts'
import { heldOrRequested } from './held-slot.ts'
import { isTaken } from './is-taken.ts'
import { paced } from './patient-pace.ts'
import { getAppointment } from './queries.ts'
import type { AppointmentRecord } from './record.ts'
import { NoSuchSlot, refuseSlot } from './refuse-slot.ts'
import { assertInTime, assertNotice, assertPending, onAppointment } from './set-status.ts'
import { bookedBy } from './slots.ts'
import { sessionOf, takePlace } from './take-place.ts'
import { lengthIn, type VisitLength, wantedKind } from './visit-length.ts'

interface Move {
  appointmentDate: string
  /** Staff may take it back for a while; those who are told of it hear of it afterwards. */
  undoable?: boolean | undefined
  /** Staff move it although a rule of its kind refuses that. */
  overrule?: boolean | undefined
}

/**
 * Moves a pending appointment to another free slot of its doctor; it stays the same appointment. Throws 400, 403,
 * 404, 409 with the nearest free slots, and 429.
 */
export async function rescheduleAppointment(
  deps: Deps,
  caller: Caller,
  id: string,
  { appointmentDate, undoable: wanted = false, overrule = false }: Move,
): Promise<{ moved: AppointmentRecord; undo: string | null }> {
  const present = await getAppointment(deps.db, id)
  assertCan(caller, 'appointment.reschedule', present && subjectAtClinic(present))
  const settings = present && (await getClinicSettings(deps.db, present.clinicId))
  if (!present || !settings) throw notFound()
  const by = bookedBy(caller, present.clinicId)
  const kind = await wantedKind(deps.db, { ...present, kindId: undefined, except: id, by })
  const overruled = by === 'staff' && overrule
  const now = deps.clock.now().getTime()
  const asked = { appointmentDate, userId: caller.userId, doctorId: present.doctorId }
  const start = await heldOrRequested(deps, asked, settings, { now, by, kind, overruled })
  const undo = wanted && caller.staffId !== null ? undoable(deps) : null
  try {
    await paced(deps, caller, () =>
      write(undo?.deps ?? deps, caller, onAppointment(id, 'reschedule'), (act, row) =>
        move(act, row, { start, settings, undo, overruled }),
      ),
    )
  } catch (error) {
    const refused = error instanceof NoSuchSlot ? error.reason : null
    if (!refused && !brokenConstraint(error)) throw error
    // Its own time counts as taken here: offering it would move nothing.
    const { clinicId, doctorId, patientId } = present
    const place = { clinicId, doctorId, patientId, userId: caller.userId, by, kind, moving: id }
    throw await refuseSlot(deps, place, start, refused ?? 'taken')
  }
  const moved = await getAppointment(deps.db, id)
  if (!moved) throw notFound()
  return { moved, undo: undo?.token() ?? null }
}

interface Place {
  start: number
  settings: ClinicSettings
  undo: Undoable | null
  overruled: boolean
}

async function move(
  act: Act,
  row: AppointmentRow,
  { start, settings, undo, overruled }: Place,
): Promise<WriteResult<void>> {
  assertPending(row)
  assertInTime(act, row)
  assertNotice(act, row, overruled)
  if (row.startAt.getTime() === start) return act.unchanged()
  const kind = kindOfRow(row)
  const length = lengthOf(row, settings)
  const times = { startAt: new Date(start), endAt: new Date(start + length.minutes * minuteMs) }
  const session = sessionOf({ doctorId: row.doctorId, kind, ...times })
  if (session !== null || (!overruled && comparesVisits(kind.rules))) await lockDoctor(act.tx, row.doctorId)
  if (!(await isSlot(act.tx, row, times, length))) throw new NoSuchSlot('outside-shift', start)
  if (await isTaken(act, { doctorId: row.doctorId, except: row.id, session }, times))
    throw new NoSuchSlot('taken', start)
  const among = { doctorId: row.doctorId, kind, timeZone: settings.timeZone, except: row.id }
  const broken = overruled ? null : await getBrokenRule(act.tx, among, times)
  if (broken) throw new NoSuchSlot(broken, start)
  const { columns } = await takePlace(act, { doctorId: row.doctorId, kind, ...times, except: row.id })
  const day = (instant: Date) => dayAt(instant.getTime(), settings.timeZone)
  const presence = day(row.startAt) === day(times.startAt) ? {} : { arrivedAt: null, startedAt: null }
  const apply = () => applyChange(act, row, { kind: 'reschedule', ...times, ...columns, ...presence })
  const reach = { clinicId: row.clinicId, doctorId: row.doctorId, visits: [row.id], touches: null }
  return undo ? undo.keep(act, reach, apply) : apply()
}

/** Makes everybody who books, holds or moves a visit of this doctor wait, and then see what was written meanwhile. */
export async function lockDoctor(tx: Reader, doctorId: string): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, doctorId)).for('no key update')
}

/** A visit of a kind keeps its minutes, whatever became of the kind. */
export function lengthOf({ kindId, startAt, endAt }: AppointmentRow, settings: ClinicSettings): VisitLength {
  return lengthIn(settings, kindId ? (endAt.getTime() - startAt.getTime()) / minuteMs : null)
}

/** Whether a shift of the doctor has this slot; it is locked, so that it still has it at the end. */
export async function isSlot(
  tx: Reader,
  row: Pick<AppointmentRow, 'doctorId' | 'clinicId'>,
  { startAt, endAt }: { startAt: Date; endAt: Date },
  { step }: VisitLength,
): Promise<boolean> {
  const [from, to] = [startAt.toISOString(), endAt.toISOString()]
  const shifts = await rowsOf(
    tx,
    sql`select w.id from workshifts w join clinic_staff s on s.id = w.doctor_id and s.clinic_id = w.clinic_id
      where w.doctor_id = ${row.doctorId} and w.clinic_id = ${row.clinicId} and s.deleted_at is null
        and w.start_at <= ${from}::timestamptz and w.end_at >= ${to}::timestamptz
        and w.start_at > ${from}::timestamptz - interval '1 day'
        and mod(extract(epoch from ${from}::timestamptz - w.start_at)::bigint, ${step * 60}) = 0
      for share of w, s`,
  )
  if (shifts.length === 0) return false
  // A statement of its own: it sees the days off that were written while the one before waited for the doctor's row.
  const [off] = await rowsOf<{ isOff: boolean }>(
    tx,
    sql`select is_day_off(${row.clinicId}, ${row.doctorId}, ${from}::timestamptz, ${to}::timestamptz) "isOff"`,
  )
  return off?.isOff === false
}
