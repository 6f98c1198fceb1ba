import 'server-only'
import type { ApiAuth } from '@/lib/api/client'
import { requireHistory } from '@/lib/api/histories'
import { load } from '@/lib/api/load'
import { caredFor, readOf, type TodayVisit } from '@/lib/domain/today'

/**
 * The visits of a day whose patients the reader is about to see, each with the patient's record, without those that
 * could not be read. Each read is logged for the patient, as on the page of the visit.
 */
export async function readRecordsOfDay(
  auth: ApiAuth,
  { visits, ...reader }: { visits: readonly TodayVisit[] } & Parameters<typeof caredFor>[1],
) {
  const read = await Promise.all(
    readOf(caredFor(visits, reader)).map(async (visit) => ({
      visit,
      record: (await load(requireHistory(auth, visit.patientId))).value,
    })),
  )
  return read.flatMap(({ visit, record }) => (record ? [{ visit, record }] : []))
}
