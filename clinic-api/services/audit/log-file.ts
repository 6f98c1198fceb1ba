import { dayAt, timeOf, wallTimeAt } from '#contract/zone'
import { csvLine, csvMark } from '../files/csv-line.ts'
import { type LogRecord, type openLog, readLog } from './read-log.ts'

type OpenLog = Awaited<ReturnType<typeof openLog>>

const rowsAtOnce = 500

const columns: [head: string, of: (row: LogRecord, timeZone: string) => string | number | null][] = [
  ['time', ({ at }) => at.toISOString()],
  ['clinic_day', ({ at }, timeZone) => dayAt(at.getTime(), timeZone)],
  ['clinic_time', ({ at }, timeZone) => timeOf(wallTimeAt(at.getTime(), timeZone))],
  ['person', ({ actorName, actorPatient }) => actorName ?? actorPatient],
  ['roles', ({ actorRoles }) => (actorRoles ?? []).join(' ')],
  ['person_clinic', ({ actorClinic }) => actorClinic],
  ['person_id', ({ actorId }) => actorId],
  ['act', ({ action }) => action],
  ['outcome', ({ outcome }) => outcome],
  ['patient', ({ patientName }) => patientName],
  ['patient_id', ({ patientId }) => patientId],
  ['account', ({ accountName, accountPatient }) => accountName ?? accountPatient],
  ['record', ({ entity }) => entity],
  ['record_id', ({ entityId }) => entityId],
  ['listed', ({ listed }) => listed],
  ['address', ({ address }) => address],
  ['id', ({ id }) => id],
]

/** The whole log as CSV (RFC 4180, UTF-8 with its mark), a few hundred rows at a time. */
export async function* logFile(log: OpenLog): AsyncGenerator<string> {
  yield csvMark + csvLine(columns.map(([head]) => head))
  let cursor: string | null | undefined
  do {
    const page = await readLog(log, { cursor: cursor ?? undefined, limit: rowsAtOnce })
    if (page.rows.length > 0)
      yield page.rows.map((row) => csvLine(columns.map(([, of]) => of(row, log.timeZone)))).join('')
    cursor = page.nextCursor
  } while (cursor)
}
