import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { dayBounds, instantOf, wallTimeAt } from '#contract/zone'
import type { ZoneChange } from '#contract/zone-change'
import { batchesOf } from '../../db/batches.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { daysOff } from '../../db/schema/days-off.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { workshiftSeries, workshifts } from '../../db/schema/workshifts.ts'
import { ApiError } from '../../errors.ts'
import type { Act } from '../../write/write.ts'
import type { ClinicRecord } from './queries.ts'

type Shift = typeof workshifts.$inferSelect

/**
 * Moves what a clinic has ahead of it to another time zone: hours and days off stay on the wall clock, appointments keep
 * their instant. Throws 409 with what it would do, unless `seen` is the version of exactly that.
 */
export async function moveZone(
  act: Act,
  { id: clinicId, timeZone: from }: ClinicRecord,
  { to, seen }: { to: string; seen: string | undefined },
): Promise<void> {
  const { tx, now } = act
  const doctors = await lockDoctors(act, clinicId)
  const ahead = await tx
    .select()
    .from(workshifts)
    .where(and(eq(workshifts.clinicId, clinicId), gt(workshifts.startAt, now)))
    .orderBy(asc(workshifts.startAt))
  const moved = ahead.map((shift) => movedShift(shift, from, to))
  const off = await tx
    .select()
    .from(daysOff)
    .where(and(eq(daysOff.clinicId, clinicId), gt(daysOff.endAt, now)))
  const change = await weigh(act, clinicId, { from, to, ahead, moved, daysOff: off.length })
  const { visits, shifts, daysOff: days } = change
  if (visits + shifts + days > 0 && seen !== change.version)
    throw new ApiError('conflict', 'Confirm what the time zone changes', { zoneChange: change })
  // Hours that change places would be in each other's way: all of them are taken out first.
  for (const ids of batchesOf(ahead.map((shift) => shift.id)))
    await tx.delete(workshifts).where(inArray(workshifts.id, ids))
  for (const rows of batchesOf(moved)) await tx.insert(workshifts).values(rows)
  for (const day of off) {
    const startAt = new Date(dayBounds(day.from, to).start)
    const endAt = new Date(dayBounds(day.to, to).end)
    await tx.update(daysOff).set({ startAt, endAt }).where(eq(daysOff.id, day.id))
  }
  for (const doctorId of doctors)
    await act.announce({ type: 'workshift.changed', id: clinicId, doctorId, clinicId })
}

/** Everybody whose hours move, in one order: a booking holds its doctor, so it is seen here or sees the new hours. */
async function lockDoctors({ tx }: Act, clinicId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: clinicStaff.id })
    .from(clinicStaff)
    .where(and(eq(clinicStaff.clinicId, clinicId), isNull(clinicStaff.deletedAt)))
    .orderBy(asc(clinicStaff.id))
    .for('update')
  return rows.map(({ id }) => id)
}

function movedShift(shift: Shift, from: string, to: string): Shift {
  const moved = (instant: Date) => new Date(instantOf(wallTimeAt(instant.getTime(), from), to))
  const startAt = moved(shift.startAt)
  const endAt = moved(shift.endAt)
  // In the night of a clock change the wall clock may run no further: then the hours keep their length.
  const length = shift.endAt.getTime() - shift.startAt.getTime()
  return { ...shift, startAt, endAt: endAt > startAt ? endAt : new Date(startAt.getTime() + length) }
}

interface Weighed extends Pick<ZoneChange, 'from' | 'to' | 'daysOff'> {
  ahead: Shift[]
  moved: Shift[]
}

async function weigh(
  { tx, now }: Act,
  clinicId: string,
  { ahead, moved, ...known }: Weighed,
): Promise<ZoneChange> {
  const visits = await tx
    .select({
      id: appointments.id,
      doctorId: appointments.doctorId,
      startAt: appointments.startAt,
      endAt: appointments.endAt,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.clinicId, clinicId),
        eq(appointments.status, 'pending'),
        gt(appointments.startAt, now),
      ),
    )
    .orderBy(asc(appointments.id))
  const series = await tx.$count(
    workshiftSeries,
    and(eq(workshiftSeries.clinicId, clinicId), gt(workshiftSeries.until, now.toISOString().slice(0, 10))),
  )
  const [before, after] = [hoursOf(ahead), hoursOf(moved)]
  const outside = visits.filter((visit) => before(visit) && !after(visit)).length
  const parts = [known, visits, ahead.map(({ id, startAt, endAt }) => [id, startAt, endAt])]
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
  return { ...known, visits: visits.length, outside, shifts: ahead.length, series, version }
}

type Stretch = Pick<Shift, 'doctorId' | 'startAt' | 'endAt'>

/** Tells whether a visit lies within the hours of its doctor. */
function hoursOf(shifts: readonly Stretch[]) {
  const byDoctor = Map.groupBy(shifts, ({ doctorId }) => doctorId)
  return ({ doctorId, startAt, endAt }: Stretch): boolean =>
    byDoctor.get(doctorId)?.some((shift) => shift.startAt <= startAt && endAt <= shift.endAt) ?? false
}
