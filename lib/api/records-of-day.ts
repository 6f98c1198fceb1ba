import 'server-only'
import type { ApiAuth } from '@/lib/api/client'
import { requireHistory } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import { caredFor, type TodayVisit } from '@/lib/domain/today'

/** At most so many records are read for one look at the day. */
const mostRead = 6

/**
 * The visits of a day whose patients the reader is about to see, each with the patient's record, without those that
 * could not be read. A closed record is not requested. Each read is logged for the patient, as on the page of the visit.
 */
export async function readRecordsOfDay(
  auth: ApiAuth,
  { visits, ...reader }: { visits: readonly TodayVisit[] } & Parameters<typeof caredFor>[1],
) {
  const open = caredFor(visits, reader)
    .filter(({ patientName }) => patientName !== null)
    .slice(0, mostRead)
  const read = await Promise.all(
    open.map(async (visit) => ({ visit, record: (await load(requireHistory(auth, visit.patientId))).value })),
  )
  return read.flatMap(({ visit, record }) => (record ? [{ visit, record }] : []))
}
