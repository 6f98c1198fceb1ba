import { inArray } from 'drizzle-orm'
import type { MissHint } from '#contract/miss-hint'
import { dayAt, dayBounds } from '#contract/zone'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan, reachFor } from '../../policy/can.ts'
import { listClinicAppointments } from '../appointments/queries.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { readMissHints } from '../hints/read-hints.ts'
import { listWithoutEmail } from '../patients/without-email.ts'

interface TodayQuery {
  clinicId: string
  /** One doctor's visits only; a doctor sees their own whether they say so or not. */
  doctorId?: string | undefined
  /** `yyyy-MM-dd`; today at the clinic when absent. */
  date?: string | undefined
}

/** A clinic's day, its visits by time. */
export interface DayRecord {
  date: string
  timeZone: string
  visits: AppointmentRecord[]
  /** By visit. */
  hints: Map<string, MissHint>
  /** When the patients were born, by patient. */
  births: Map<string, string>
  /** The patients whom no mail reaches. */
  noEmail: Set<string>
}

/** A clinic's day, cancelled visits left out. Throws 404 for another clinic and another doctor's day. */
export async function readToday(
  deps: Deps,
  caller: Caller,
  { clinicId, doctorId: named, date: wanted }: TodayQuery,
): Promise<DayRecord> {
  const doctorId = named ?? (reachFor(caller, 'appointment.list-range') === 'clinic' ? null : caller.doctorId)
  // A doctor who moved to another clinic may not see the day of the old one.
  const subject = caller.clinicId === clinicId ? { clinicIds: [clinicId], doctorId } : null
  assertCan(caller, 'appointment.list-range', subject)
  const settings = await getClinicSettings(deps.db, clinicId)
  if (!settings) throw notFound()
  const { timeZone } = settings
  const date = wanted ?? dayAt(deps.clock.now().getTime(), timeZone)
  const { start, end } = dayBounds(date, timeZone)
  const range = { from: new Date(start), to: new Date(end) }
  const visits = (await listClinicAppointments(deps.db, clinicId, range)).filter(
    (visit) => visit.status !== 'cancelled' && (doctorId === null || visit.doctorId === doctorId),
  )
  const hints = await readMissHints(deps.db, visits, deps.clock.now())
  return { date, timeZone, visits, hints, ...(await readPatients(deps, visits)) }
}

/** A closed record says nothing of its patient, not even that. */
async function readPatients({ db, clock }: Deps, visits: readonly AppointmentRecord[]) {
  const ids = visits.flatMap(({ patientId, isClosed }) => (isClosed ? [] : [patientId]))
  if (ids.length === 0) return { births: new Map<string, string>(), noEmail: new Set<string>() }
  const [born, noEmail] = await Promise.all([
    db.orm
      .select({ id: patients.id, birthdate: patients.birthdate })
      .from(patients)
      .where(inArray(patients.id, ids)),
    listWithoutEmail(db, ids, clock.now()),
  ])
  return { births: new Map(born.map(({ id, birthdate }) => [id, birthdate])), noEmail }
}
