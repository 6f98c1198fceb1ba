import { dayAt, timeOf, wallTimeAt } from '#contract/zone'
import { csvLine, csvMark, separatorOf } from '../files/csv-line.ts'
import { type LogRecord, type openLog, readLog } from './read-log.ts'

type OpenLog = Awaited<ReturnType<typeof openLog>>

const rowsAtOnce = 500

const columns: [
  head: string,
  inSpanish: string,
  of: (row: LogRecord, timeZone: string) => string | number | null,
][] = [
  ['time', 'instante', ({ at }) => at.toISOString()],
  ['clinic_day', 'día', ({ at }, timeZone) => dayAt(at.getTime(), timeZone)],
  ['clinic_time', 'hora', ({ at }, timeZone) => timeOf(wallTimeAt(at.getTime(), timeZone))],
  ['person', 'persona', ({ actorName, actorPatient }) => actorName ?? actorPatient],
  ['roles', 'roles', ({ actorRoles }) => (actorRoles ?? []).join(' ')],
  ['person_clinic', 'clínica de la persona', ({ actorClinic }) => actorClinic],
  ['person_id', 'id de la persona', ({ actorId }) => actorId],
  ['act', 'acto', ({ action }) => action],
  ['outcome', 'resultado', ({ outcome }) => outcome],
  ['patient', 'paciente', ({ patientName }) => patientName],
  ['patient_id', 'id del paciente', ({ patientId }) => patientId],
  ['account', 'cuenta', ({ accountName, accountPatient }) => accountName ?? accountPatient],
  ['record', 'registro', ({ entity }) => entity],
  ['record_id', 'id del registro', ({ entityId }) => entityId],
  ['listed', 'en lista', ({ listed }) => listed],
  ['address', 'dirección IP', ({ address }) => address],
  ['id', 'id', ({ id }) => id],
]

/** The whole log as CSV (RFC 4180, UTF-8 with its mark), a few hundred rows at a time. */
export async function* logFile(log: OpenLog, language: 'en' | 'es'): AsyncGenerator<string> {
  const line = (cells: Parameters<typeof csvLine>[0]) => csvLine(cells, separatorOf(language))
  yield csvMark + line(columns.map(([head, inSpanish]) => (language === 'es' ? inSpanish : head)))
  let cursor: string | null | undefined
  do {
    const page = await readLog(log, { cursor: cursor ?? undefined, limit: rowsAtOnce })
    if (page.rows.length > 0)
      yield page.rows.map((row) => line(columns.map(([, , of]) => of(row, log.timeZone)))).join('')
    cursor = page.nextCursor
  } while (cursor)
}
