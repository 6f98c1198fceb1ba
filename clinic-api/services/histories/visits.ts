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
  nextCursor: string | null
}

/** So many open a history; the pages before them are longer. */
export const firstVisits = 3
const pageSize = 10

/** The patient's visits that have begun, latest first: the latest, or with `cursor` those before. Throws 400. */
export async function listVisits(
  tx: Reader,
  { patientId, clinicId }: Whose,
  now: Date,
  cursor?: string | undefined,
): Promise<VisitsPage> {
  const most = cursor === undefined ? firstVisits : pageSize
  const [at, id] = cursor === undefined ? [now.toISOString(), null] : placeOf(cursor)
  const found = await rowsOf<Row>(
    tx,
    sql`select ${sql.raw(recordColumns)}, ${sql.raw(noteColumns)} from ${sql.raw(recordSource)}
      where a.patient_id = ${patientId} and a.start_at <= ${at}::timestamptz
        and (${id}::text is null or a.start_at < ${at}::timestamptz or a.id < ${id})
        and a.status <> 'cancelled' and (${clinicId}::text is null or a.clinic_id = ${clinicId})
      order by a.start_at desc, a.id desc limit ${most + 1}`,
  )
  const rows = found
    .slice(0, most)
    .map((row) => ({ ...withInstants(row), noteAt: instantOrNull(row.noteAt) }))
  const last = found.length > most ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? `${last.start.getTime()}.${last.id}` : null }
}

const cursorForm = /^(\d{1,15})\.([\w-]{1,100})$/

function placeOf(cursor: string): [at: string, id: string] {
  const [, at, id] = cursorForm.exec(cursor) ?? []
  const moment = new Date(Number(at))
  if (!id || Number.isNaN(moment.getTime())) throw invalidInput({ cursor: 'Invalid cursor' })
  return [moment.toISOString(), id]
}
