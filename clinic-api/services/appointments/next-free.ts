import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { bookingWindow, freeSlots } from './slots.ts'

const readAgendas = named(
  'clinic_agendas',
  `select 'shift' kind, doctor_id "doctorId", start_at "start", end_at "end" from workshifts
    where doctor_id = any(:doctorIds) and clinic_id = :clinicId
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at >= :start::timestamptz - interval '1 day'
    union all
    select 'busy', doctor_id, start_at, end_at from appointments
    where doctor_id = any(:doctorIds) and status <> 'cancelled'
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at > :start::timestamptz - interval '1 day'`,
)

interface AgendaRow {
  kind: 'shift' | 'busy'
  doctorId: string
  start: Date
  end: Date
}

/** The first free slot of each doctor of a clinic within the booking window; absent when there is none. */
export async function nextFreeByDoctor(
  deps: Deps,
  clinicId: string,
  doctorIds: readonly string[],
): Promise<Map<string, Date>> {
  const settings = await getClinicSettings(deps.db, clinicId)
  const next = new Map<string, Date>()
  if (!settings || doctorIds.length === 0) return next
  const now = deps.clock.now().getTime()
  const { start, end } = bookingWindow(now, settings.timeZone)
  const rows = await runNamed<AgendaRow>(deps.db, readAgendas, {
    doctorIds,
    clinicId,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  })
  for (const [doctorId, own] of Map.groupBy(rows, (row) => row.doctorId)) {
    const intervals = (kind: AgendaRow['kind']) =>
      own
        .filter((row) => row.kind === kind)
        .map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }))
    const [first] = freeSlots({ shifts: intervals('shift'), busy: intervals('busy') }, settings, now)
    if (first !== undefined) next.set(doctorId, new Date(first))
  }
  return next
}
