import { inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { dayMs, minuteMs } from '#contract/durations'
import { type BookedBy, bookingWindow } from '#contract/visit-rules'
import type { VisitSeriesDate } from '#contract/visit-series'
import { addDays, dayAt, instantOf, timeOf, wallOf, wallTimeAt } from '#contract/zone'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { getAgenda } from './agenda.ts'
import { type Booking, bookableBy } from './book-appointment.ts'
import { bookSlot } from './book-slot.ts'
import { paced } from './patient-pace.ts'
import { NoSuchSlot, refuseSlot } from './refuse-slot.ts'
import { requestedSlot } from './requested-slot.ts'
import { bookedBy, freeSlots, nearest } from './slots.ts'
import { visitIn, wantedKind } from './visit-length.ts'

const nearbyMs = 3 * dayMs

interface Question {
  first: Booking
  everyWeeks?: number | undefined
  everyMonths?: number | undefined
  count: number
}

/**
 * When the visits would be, at the same time of the clinic's clock each, and whether that is free; where it is not, the
 * nearest time within three days that no other of them takes. Throws 400, 403 and 404 as a booking does.
 */
export async function proposeSeries(
  deps: Deps,
  caller: Caller,
  { first, count, ...step }: Question,
): Promise<VisitSeriesDate[]> {
  await bookableBy(deps, caller, first)
  const { clinicId, doctorId, patientId } = first
  const settings = await getClinicSettings(deps.db, clinicId)
  if (!settings) throw notFound()
  const { timeZone } = settings
  const [now, by] = [deps.clock.now().getTime(), bookedBy(caller, clinicId)]
  const kind = await wantedKind(deps.db, { clinicId, doctorId, by, kindId: first.kindId, visitor: patientId })
  const start = requestedSlot(first.appointmentDate, settings, {
    now,
    by,
    kind,
    overruled: isOverruled(by, first),
  })
  const wanted = Array.from({ length: count }, (_, index) => dateOf(start, timeZone, { ...step, index }))
  const last = wanted.at(-1) ?? start
  const visit = visitIn(settings, kind)
  const agenda = await getAgenda(deps.db, {
    clinicId,
    doctorId,
    patientId,
    userId: caller.userId,
    resourceIds: kind.resources,
    now,
    stretch: () => ({ start: start - nearbyMs, end: last + nearbyMs + visit.minutes * minuteMs }),
  })
  if (!agenda) throw notFound()
  const free = freeSlots(agenda, visit, bookingWindow(now, timeZone, by, visit.rules))
  return chooseDates(wanted, free, visit.minutes)
}

const isOverruled = (by: BookedBy, { overrule }: Pick<Booking, 'overrule'>) =>
  by === 'staff' && overrule === true

function dateOf(
  start: number,
  timeZone: string,
  { everyWeeks = 0, everyMonths, index }: { everyWeeks?: number; everyMonths?: number; index: number },
): number {
  const [first, time] = [dayAt(start, timeZone), timeOf(wallTimeAt(start, timeZone))]
  const day = everyMonths ? addMonths(first, everyMonths * index) : addDays(first, everyWeeks * 7 * index)
  return instantOf(wallOf(day, time), timeZone)
}

/** The same day of a later month, or its last one. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

/** Each free time goes to one date at most, those that are wanted first. */
export function chooseDates(
  wanted: readonly number[],
  free: readonly number[],
  minutes: number,
): VisitSeriesDate[] {
  const lengthMs = minutes * minuteMs
  const apart = (a: number, b: number) => Math.abs(a - b) >= lengthMs
  const isFree = new Set(free)
  const taken = wanted.filter((each) => isFree.has(each))
  return wanted.map((each) => {
    const iso = new Date(each).toISOString()
    if (isFree.has(each)) return { wanted: iso, free: true, nearest: null }
    const near = free.filter(
      (slot) => Math.abs(slot - each) <= nearbyMs && taken.every((other) => apart(slot, other)),
    )
    const [next] = nearest(near, each, 1)
    if (next === undefined) return { wanted: iso, free: false, nearest: null }
    taken.push(next)
    return { wanted: iso, free: false, nearest: new Date(next).toISOString() }
  })
}

/** Books all of them or none; each with its own mail. Throws what a booking throws. Answers the ids, oldest visit first. */
export async function bookSeries(
  deps: Deps,
  caller: Caller,
  { dates, ...booking }: Omit<Booking, 'appointmentDate'> & { dates: readonly string[] },
): Promise<{ seriesId: string; ids: string[] }> {
  const [firstDate = ''] = dates
  const subject = await bookableBy(deps, caller, { ...booking, appointmentDate: firstDate })
  const { patientId, clinicId } = booking
  const settings = await getClinicSettings(deps.db, clinicId)
  if (!settings) throw notFound()
  const [now, by] = [deps.clock.now().getTime(), bookedBy(caller, clinicId)]
  const kind = await wantedKind(deps.db, { ...booking, by, visitor: patientId })
  const overruled = isOverruled(by, booking)
  const starts = dates.map((date) => requestedSlot(date, settings, { now, by, kind, overruled }))
  const book = () =>
    write(deps, caller, { action: 'appointment.book', subject }, async (act) => {
      const ids: string[] = []
      for (const start of starts)
        ids.push((await bookSlot(act, booking, { start, kind, overruled, settings })).settle().id)
      const seriesId = newId()
      await act.tx.update(appointments).set({ seriesId }).where(inArray(appointments.id, ids))
      const trace = { action: 'appointment.book-series', entity: 'visit-series', entityId: seriesId }
      return act.audit({ ...trace, patientId, clinicId, details: { ids } }, { seriesId, ids })
    })
  try {
    return await paced(deps, caller, book, dates.length)
  } catch (error) {
    if (!(error instanceof NoSuchSlot)) throw error
    throw await refuseSlot(deps, { ...booking, by, kind, userId: caller.userId }, error.start, error.reason)
  }
}
