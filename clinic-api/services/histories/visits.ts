import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
import { invalidInput } from '../../errors.ts'
import {
  type AppointmentRecord,
  instantOrNull,
  type NoteColumns,
  noteColumns,
  recordColumns,
  recordSource,
  type TextualRecord,
  withInstants,
} from '../appointments/record.ts'

export type VisitRecord = AppointmentRecord & NoteColumns

type Row = TextualRecord & Omit<NoteColumns, 'noteAt'> & { noteAt: string | null }

interface Whose {
  patientId: string
  /** Limits the visits to this clinic; null takes those of all. */
  clinicId: string | null
}

export interface VisitsPage {
  rows: VisitRecord[]
  /** Those to come, earliest first; as many as were asked for. */
  ahead: VisitRecord[]
  nextCursor: string | null
}

/** So many open a history; the pages before them are longer. */
export const firstVisits = 3
const pageSize = 10

const columns = sql.raw(`${recordColumns}, ${noteColumns}`)
const source = sql.raw(recordSource)

/**
 * The patient's visits that have begun, latest first, or with `cursor` those before; with them the next `mostToCome`.
 * Throws 400.
 */
export async function listVisits(
  tx: Reader,
  { patientId, clinicId }: Whose,
  now: Date,
  { cursor, mostToCome = 0 }: { cursor?: string | undefined; mostToCome?: number },
): Promise<VisitsPage> {
  const most = cursor === undefined ? firstVisits : pageSize
  const [at, id] = cursor === undefined ? [now.toISOString(), null] : placeOf(cursor)
  const whose = sql`a.patient_id = ${patientId} and (${clinicId}::text is null or a.clinic_id = ${clinicId})`
  const found = await rowsOf<Row & { isAhead: boolean }>(
    tx,
    sql`(select ${columns}, false "isAhead" from ${source}
        where ${whose} and a.start_at <= ${at}::timestamptz
          and (${id}::text is null or a.start_at < ${at}::timestamptz or a.id < ${id}) and a.status <> 'cancelled'
        order by a.start_at desc, a.id desc limit ${most + 1})
      union all
      (select ${columns}, true from ${source}
        where ${whose} and a.start_at > ${at}::timestamptz and a.status = 'pending'
        order by a.start_at, a.id limit ${mostToCome})`,
  )
  const recordOf = ({ isAhead: _, ...row }: (typeof found)[number]) => ({
    ...withInstants(row),
    noteAt: instantOrNull(row.noteAt),
  })
  const [ahead = [], begun = []] = [true, false].map((side) =>
    found.filter(({ isAhead }) => isAhead === side),
  )
  const rows = begun.slice(0, most).map(recordOf)
  const last = begun.length > most ? rows.at(-1) : undefined
  return {
    rows,
    ahead: ahead.map(recordOf),
    nextCursor: last ? `${last.start.getTime()}.${last.id}` : null,
  }
}

const cursorForm = /^(\d{1,15})\.([\w-]{1,100})$/

function placeOf(cursor: string): [at: string, id: string] {
  const [, at, id] = cursorForm.exec(cursor) ?? []
  const moment = new Date(Number(at))
  if (!id || Number.isNaN(moment.getTime())) throw invalidInput({ cursor: 'Invalid cursor' })
  return [moment.toISOString(), id]
}
