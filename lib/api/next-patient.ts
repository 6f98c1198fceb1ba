import 'server-only'
import type { ApiAuth } from '@/lib/api/client'
import { requireHistory } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import { nextVisit, type TodayVisit } from '@/lib/domain/today'

/**
 * A doctor's next visit with the patient's record; null if the record could not be read. A closed record is not
 * requested. Each read is logged for the patient, as on the page of the visit.
 */
export async function readNextPatient(
  auth: ApiAuth,
  { visits, doctorId, now }: { visits: readonly TodayVisit[]; doctorId: string; now: number },
) {
  const visit = nextVisit(visits, { doctorId, now })
  if (!visit?.patientName) return null
  const { value: record } = await load(requireHistory(auth, visit.patientId))
  return record && { visit, record }
}
