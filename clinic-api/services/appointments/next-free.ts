import { type BookedBy, type BookingWindow, bookingWindow } from '#contract/visit-rules'
import { addDays, dayAt, dayBounds } from '#contract/zone'
import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { busyReach, intervalOf, standing, takenBy } from './agenda.ts'
import { freeSlots } from './slots.ts'
import { visitIn, type WantedKind } from './visit-length.ts'

const readAgendas = named(
  'clinic_agendas',
  `select 'shift' kind, doctor_id "doctorId", start_at "start", end_at "end", null::text "kindId",
      null::int "before", null::int "after" from workshifts
    where doctor_id = any(:doctorIds) and clinic_id = :clinicId
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at >= :start::timestamptz - interval '1 day'
    union all
    select 'off', doctor_id, start_at, end_at, null, null, null from days_off
    where clinic_id = :clinicId and (doctor_id = any(:doctorIds) or (doctor_id is null and resource_id is null))
      and start_at < :end::timestamptz and end_at > :start::timestamptz
    union all
    select 'resource', null, start_at, end_at, resource_id, null, null from days_off
    where clinic_id = :clinicId and resource_id = any(:resourceIds::text[])
      and start_at < :end::timestamptz and end_at > :start::timestamptz
    union all
    select 'resource', null, start_at, end_at, resource_id, null, null from appointments
    where resource_id = any(:resourceIds::text[]) and status <> 'cancelled'
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at > :start::timestamptz - interval '1 day'
    union all
    select 'busy', a.doctor_id, a.start_at, a.end_at, a.kind_id, k.pause_before, k.pause_after
    from appointments a left join visit_kinds k on k.id = a.kind_id
    where a.doctor_id = any(:doctorIds) and a.status <> 'cancelled'
      and a.start_at < :busyEnd::timestamptz and a.end_at > :busyStart::timestamptz
      and a.start_at > :busyStart::timestamptz - interval '1 day'
    union all
    select 'resource', null, start_at, end_at, resource_id, null, null from slot_holds
    where resource_id = any(:resourceIds::text[]) and user_id is distinct from :userId
      and expires_at > :now::timestamptz
      and start_at < :end::timestamptz and end_at > :start::timestamptz
    union all
    select 'held', doctor_id, start_at, end_at, split_part(session, '/', 2), null, null from slot_holds
    where doctor_id = any(:doctorIds) and user_id is distinct from :userId and expires_at > :now::timestamptz
      and start_at < :end::timestamptz and end_at > :start::timestamptz`,
)

interface AgendaRow {
  kind: 'shift' | 'off' | 'busy' | 'held' | 'resource'
  /** Null of what is the whole clinic's. */
  doctorId: string | null
  start: Date
  end: Date
  kindId: string | null
  before: number | null
  after: number | null
}

interface Wanted {
  clinicId: string
  doctorIds: readonly string[]
  by: BookedBy
  /** The person who asks: times that they hold themselves are free for them. */
  userId: string
  kind: WantedKind
}

/** Days within which most doctors have a free slot. */
const soonDays = 7

/** The first free slots of each doctor of a clinic, as far as the near days have them; a doctor without any is left out. */
export async function nextTimesByDoctor(
  deps: Deps,
  wanted: Wanted,
  most: number,
): Promise<Map<string, Date[]>> {
  const soon = firstOf(await freeTimesByDoctor(deps, wanted, firstDays(soonDays)), most)
  // Only theirs: for staff the window is of ten years.
  const doctorIds = wanted.doctorIds.filter((id) => !soon.has(id))
  const later = firstOf(await freeTimesByDoctor(deps, { ...wanted, doctorIds }), most)
  return new Map([...soon, ...later])
}

/** The first free slots of each doctor on a day (`yyyy-MM-dd`); a doctor without any is left out. */
export async function nextTimesOnDay(
  deps: Deps,
  wanted: Wanted,
  { date, most }: { date: string; most: number },
): Promise<Map<string, Date[]>> {
  return firstOf(await freeTimesByDoctor(deps, wanted, onDay(date)), most)
}

function firstOf(times: ReadonlyMap<string, readonly number[]>, most: number): Map<string, Date[]> {
  return new Map(
    [...times].flatMap(([id, starts]) =>
      starts.length === 0 ? [] : [[id, starts.slice(0, most).map((start) => new Date(start))] as const],
    ),
  )
}

/** All free slots of each doctor of a clinic within what is left of the booking window (milliseconds), in order. */
export async function freeTimesByDoctor(
  deps: Deps,
  { clinicId, doctorIds, by, userId, kind }: Wanted,
  narrowed: (window: BookingWindow, timeZone: string) => BookingWindow = (window) => window,
): Promise<Map<string, number[]>> {
  const next = new Map<string, number[]>()
  if (doctorIds.length === 0) return next
  const settings = await getClinicSettings(deps.db, clinicId)
  if (!settings) return next
  const now = deps.clock.now().getTime()
  const { timeZone } = settings
  const visit = visitIn(settings, kind)
  const window = narrowed(bookingWindow(now, timeZone, by, visit.rules), timeZone)
  if (window.start >= window.end) return next
  const rows = await runNamed<AgendaRow>(deps.db, readAgendas, {
    doctorIds,
    clinicId,
    userId,
    resourceIds: `{${kind.resources.join(',')}}`,
    now: new Date(now).toISOString(),
    start: new Date(window.start).toISOString(),
    end: new Date(window.end).toISOString(),
    ...busyReach(window, timeZone),
  })
  const taken = takenBy(rows)
  const rowsBy = Map.groupBy(rows, (row) => row.doctorId)
  for (const doctorId of doctorIds) {
    const own = [...(rowsBy.get(doctorId) ?? []), ...(rowsBy.get(null) ?? [])]
    const intervals = (which: AgendaRow['kind']) => own.filter((row) => row.kind === which).map(intervalOf)
    const agenda = {
      timeZone,
      shifts: intervals('shift'),
      busy: own.filter((row) => row.kind === 'busy').map(standing),
      off: intervals('off'),
      held: own.filter((row) => row.kind === 'held').map(standing),
      taken,
    }
    next.set(doctorId, freeSlots(agenda, visit, window))
  }
  return next
}

/** So many days from the first that may be booked. */
const firstDays = (days: number) => (window: BookingWindow, timeZone: string) => {
  const { end } = dayBounds(addDays(dayAt(window.open, timeZone), days), timeZone)
  return { ...window, end: Math.min(window.end, end) }
}

const onDay = (date: string) => (window: BookingWindow, timeZone: string) => {
  const { start, end } = dayBounds(date, timeZone)
  return { ...window, start: Math.max(window.start, start), end: Math.min(window.end, end) }
}
