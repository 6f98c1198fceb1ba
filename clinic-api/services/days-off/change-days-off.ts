import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { createDayOffInput } from '#contract/days-off'
import { overlaps } from '#contract/slots'
import { dayBounds } from '#contract/zone'
import type { Reader } from '../../db/client.ts'
import { daysOff } from '../../db/schema/days-off.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, type IntentOn, type WriteResult, write } from '../../write/write.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { toWireAppointment } from '../appointments/wire.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { notifyOfHours } from '../notifications/notify-of-hours.ts'
import { lockResource } from '../resources/queries.ts'
import { listPendingIn } from '../workshifts/queries.ts'
import { leaveResource } from './leave-resource.ts'
import { type DayOffRecord, lockDayOff, subjectOfDayOff } from './queries.ts'

type Input = z.output<typeof createDayOffInput>

const present = () => new ApiError('conflict', 'These days are off already')

/**
 * Days off of a doctor or the whole clinic, all of them or none. Throws 403, 404, and 409 for days that are off
 * already or, without `force`, when they touch visits to come; those are named.
 */
export async function createDaysOff(
  deps: Deps,
  caller: Caller,
  { force, also, ...input }: Input & { force: boolean },
): Promise<DayOffRecord[]> {
  const { clinicId, doctorId = null, resourceId = null } = input
  const settings = await getClinicSettings(deps.db, clinicId)
  const intent = {
    action: 'workshift.write',
    // A room is the clinic's to close.
    subject: subjectOfDayOff({ doctorId, clinicId }),
    conflict: present,
  } as const
  return write(deps, caller, intent, async (act) => {
    if (!settings) throw notFound()
    if (doctorId && resourceId) throw invalidInput({ resourceId: 'Name a doctor or a room' })
    const doctors = resourceId === null ? await lockDoctors(act.tx, clinicId, doctorId) : []
    if (doctorId && doctors.length === 0) throw notFound()
    if (resourceId && (await lockResource(act.tx, resourceId))?.clinicId !== clinicId) throw notFound()
    const rows = [input, ...also].map(({ from, to, note = null, reason = input.reason }) => ({
      id: newId(),
      clinicId,
      doctorId,
      resourceId,
      from,
      to,
      reason,
      note,
      createdAt: act.now,
      startAt: new Date(dayBounds(from, settings.timeZone).start),
      endAt: new Date(dayBounds(to, settings.timeZone).end),
    }))
    if (!force && resourceId === null) assertUntouched(await touchedBy(act, doctors, rows))
    const created = await act.tx.insert(daysOff).values(rows).returning()
    if (resourceId) {
      const stranded = await leaveResource(act, { resourceId, stretches: rows })
      if (!force) assertUntouched(stranded)
    }
    return recordWrite(act, 'create', { rows: created, doctors })
  })
}

/** Works again on days that were off. Throws 403 and 404. */
export async function deleteDayOff(deps: Deps, caller: Caller, id: string): Promise<void> {
  const intent: IntentOn<DayOffRecord> = {
    action: 'workshift.write',
    find: (tx) => lockDayOff(tx, id),
    subject: subjectOfDayOff,
  }
  await write(deps, caller, intent, async (act, row) => {
    const doctors = row.resourceId ? [] : await lockDoctors(act.tx, row.clinicId, row.doctorId)
    await act.tx.delete(daysOff).where(eq(daysOff.id, id))
    return recordWrite(act, 'delete', { rows: [row], doctors })
  })
}

/**
 * Those whom it concerns, in one order, so that two writers never wait for each other: a booking holds its doctor, so
 * that it is either seen here or sees these days off.
 */
async function lockDoctors(tx: Reader, clinicId: string, doctorId: string | null): Promise<string[]> {
  const rows = await tx
    .select({ id: clinicStaff.id })
    .from(clinicStaff)
    .where(
      and(
        eq(clinicStaff.clinicId, clinicId),
        isNotNull(clinicStaff.specialty),
        isNull(clinicStaff.deletedAt),
        doctorId ? inArray(clinicStaff.id, [doctorId]) : undefined,
      ),
    )
    .orderBy(asc(clinicStaff.id))
    .for('update')
  return rows.map(({ id }) => id)
}

type Stretch = Pick<DayOffRecord, 'clinicId' | 'startAt' | 'endAt'>

/** Visits to come on these days. */
async function touchedBy(
  { tx, now }: Act,
  doctors: readonly string[],
  rows: readonly Stretch[],
): Promise<AppointmentRecord[]> {
  const startAt = new Date(Math.min(...rows.map((row) => row.startAt.getTime())))
  const endAt = new Date(Math.max(...rows.map((row) => row.endAt.getTime())))
  const visits = await listPendingIn(tx, {
    doctorIds: doctors,
    clinicId: rows[0]?.clinicId ?? '',
    startAt,
    endAt,
  })
  const times = rows.map((row) => ({ start: row.startAt.getTime(), end: row.endAt.getTime() }))
  return visits.filter(
    ({ start, end }) =>
      start > now && times.some((each) => overlaps(each, { start: start.getTime(), end: end.getTime() })),
  )
}

function assertUntouched(visits: readonly AppointmentRecord[]): void {
  if (visits.length === 0) return
  throw new ApiError('appointments_affected', 'Patients have pending appointments on these days', {
    appointments: visits.map((record) => toWireAppointment(record, true)),
  })
}

async function recordWrite(
  act: Act,
  verb: 'create' | 'delete',
  { rows, doctors }: { rows: DayOffRecord[]; doctors: readonly string[] },
): Promise<WriteResult<DayOffRecord[]>> {
  const [{ id, clinicId } = { id: '', clinicId: '' }] = rows
  // Calendars hear of it as of a change of hours.
  for (const doctorId of doctors) await act.announce({ type: 'workshift.changed', id, doctorId, clinicId })
  await notifyOfHours(act, doctors)
  const details = { days: rows.map(({ from, to }) => `${from}/${to}`) }
  return act.audit({ action: `day-off.${verb}`, entity: 'day-off', entityId: id, clinicId, details }, rows)
}
