import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { reachOf } from '#contract/access'
import { plainDate } from '#contract/common'
import { foldText } from '#contract/fold-text'
import type { searchQuery } from '#contract/search'
import type { Reader } from '../../db/client.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { listPatients, type PatientListRow } from '../patients/list-patients.ts'
import { type FoundDoctor, findDoctors } from './doctors.ts'
import { ownVisits, type Sought, visitsAhead, visitsOfDay } from './visits.ts'

export interface Found {
  patients: PatientListRow[]
  doctors: FoundDoctor[]
  visits: AppointmentRecord[]
}

/** People and visits in the caller's reach, at most `limit` of each. */
export async function search(
  deps: Deps,
  caller: Caller,
  { q, limit }: z.infer<typeof searchQuery>,
): Promise<Found> {
  const sought: Sought = plainDate.safeParse(q).success
    ? { day: q }
    : { words: (foldText(q) || q).split(' ') }
  const [patients, doctors] =
    'day' in sought
      ? [[], []]
      : await Promise.all([
          findPatients(deps, caller, { q, limit }),
          findDoctors(deps.db, await clinicsOf(deps.db.orm, caller), sought.words),
        ])
  const visits = await findVisits(deps, caller, { sought, limit, patientIds: patients.map(({ id }) => id) })
  return { patients, doctors: doctors.slice(0, limit), visits: visits.slice(0, limit) }
}

async function findPatients(
  deps: Deps,
  { roles, clinicId }: Caller,
  query: { q: string; limit: number },
): Promise<PatientListRow[]> {
  const reach = reachOf('patient.list', roles)
  if (reach === null) return []
  const where = { clinicId: reach === 'any' ? null : (clinicId ?? '') }
  const page = await listPatients(deps.db.orm, { ...query, ...where, sort: 'recent' }, deps.clock.now())
  return page.rows
}

/** Whose doctors are found: the own clinic's, a patient's clinics', an administrator's all (null). */
async function clinicsOf(orm: Reader, { roles, clinicId, patientId }: Caller): Promise<string[] | null> {
  if (roles.includes('admin')) return null
  if (clinicId) return [clinicId]
  if (!patientId) return []
  const links = await orm
    .select({ id: patientClinics.clinicId })
    .from(patientClinics)
    .where(eq(patientClinics.patientId, patientId))
  return links.map(({ id }) => id)
}

async function findVisits(
  { db, clock }: Deps,
  { roles, clinicId, doctorId, patientId }: Caller,
  { sought, limit, patientIds }: { sought: Sought; limit: number; patientIds: readonly string[] },
): Promise<AppointmentRecord[]> {
  const now = clock.now()
  const reach = reachOf('appointment.list-range', roles)
  if (reach && clinicId) {
    const desk = { clinicId, doctorId: reach === 'own' ? doctorId : null }
    if ('day' in sought) return visitsOfDay(db, desk, sought.day)
    return visitsAhead(db, desk, { patientIds, now, limit })
  }
  return patientId ? ownVisits(db, patientId, { ...sought, now }) : []
}
