import { reachOf } from '#contract/access'
import { addDays, dayBounds } from '#contract/zone'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import {
  listClinicAppointments,
  listDoctorAppointments,
  listPatientAppointments,
  type TimeRange,
} from '../appointments/queries.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { hasWords } from '../search/doctors.ts'
import type { DayRange } from './days.ts'
import type { About } from './read-question.ts'

export interface Asked {
  /** Visits of the caller's own, where a clinic's could be meant. */
  isMine: boolean
  about: About
  today: string
  timeZone: string
}

/** Without days: so far back and ahead. */
const usualDays = 60

/** The visits in the caller's reach that are asked for, oldest first, cancelled ones left out; null for nobody's. */
export async function findVisits(
  { db }: Deps,
  caller: Caller,
  { isMine, about: { days, specialty, names }, today, timeZone }: Asked,
): Promise<AppointmentRecord[] | null> {
  const found = await visitsWithin(db, caller, {
    isMine,
    range: rangeOf(days ?? { from: addDays(today, -usualDays), to: addDays(today, usualDays) }, timeZone),
  })
  if (!found) return null
  const isAsked = (visit: AppointmentRecord) =>
    visit.status !== 'cancelled' &&
    (specialty === null || visit.specialty === specialty) &&
    hasWords(visit.doctorName, names)
  const visits = found.filter(isAsked)
  return names.length > 0 && visits.length === 0 ? null : visits
}

function rangeOf({ from, to }: DayRange, timeZone: string): TimeRange {
  return { from: new Date(dayBounds(from, timeZone).start), to: new Date(dayBounds(to, timeZone).end) }
}

async function visitsWithin(
  db: Deps['db'],
  { roles, patientId, doctorId, clinicId }: Caller,
  { isMine, range }: { isMine: boolean; range: TimeRange },
): Promise<AppointmentRecord[] | null> {
  const reach = reachOf('appointment.list-range', roles)
  if (reach === 'clinic' && clinicId && !(isMine && doctorId))
    return listClinicAppointments(db, clinicId, range)
  if (reach && clinicId && doctorId) return listDoctorAppointments(db, doctorId, range, clinicId)
  if (!patientId || !reachOf('appointment.list-patient', roles)) return null
  const visits = await listPatientAppointments(db, patientId)
  return visits.filter(({ start }) => start >= range.from && start < range.to)
}
