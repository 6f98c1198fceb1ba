import type { Deps } from '../../deps.ts'
import { listPatientAppointments } from './queries.ts'
import type { AppointmentRecord } from './record.ts'

/** A patient's pending visits that have not ended, the next one first. */
export async function listVisitsAhead(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  patientId: string,
): Promise<AppointmentRecord[]> {
  const now = clock.now()
  const all = await listPatientAppointments(db, patientId)
  return all.filter(({ status, end }) => status === 'pending' && end > now)
}
