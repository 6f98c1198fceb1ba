import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { type BookedBy, bookingWindow, freeSlots } from './slots.ts'

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

/** The first free slot of each doctor of a clinic within the booking window; a doctor without one is left out. */
export async function nextFreeByDoctor(
  deps: Deps,
  { clinicId, doctorIds, by }: { clinicId: string; doctorIds: readonly string[]; by: BookedBy },
): Promise<Map<string, Date>> {
  const settings = await getClinicSettings(deps.db, clinicId)
  const next = new Map<string, Date>()
  if (!settings || doctorIds.length === 0) return next
  const now = deps.clock.now().getTime()
  const window = bookingWindow(now, settings.timeZone, by)
  const rows = await runNamed<AgendaRow>(deps.db, readAgendas, {
    doctorIds,
    clinicId,
    start: new Date(window.start).toISOString(),
    end: new Date(window.end).toISOString(),
  })
  for (const [doctorId, own] of Map.groupBy(rows, (row) => row.doctorId)) {
    const intervals = (kind: AgendaRow['kind']) =>
      own
        .filter((row) => row.kind === kind)
        .map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }))
    const agenda = { shifts: intervals('shift'), busy: intervals('busy') }
    const [first] = freeSlots(agenda, settings.slotMinutes, window)
    if (first !== undefined) next.set(doctorId, new Date(first))
  }
  return next
}
