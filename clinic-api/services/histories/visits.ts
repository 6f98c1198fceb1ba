import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'
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

/** A history is read, not searched: older visits stay in the list of appointments. */
const most = 100

/** The patient's visits that have begun, latest first; of one clinic only if given. */
export async function listVisits(
  tx: Reader,
  patientId: string,
  clinicId: string | null,
  now: Date,
): Promise<VisitRecord[]> {
  const rows = await rowsOf<Row>(
    tx,
    sql`select ${sql.raw(recordColumns)}, ${sql.raw(noteColumns)} from ${sql.raw(recordSource)}
      where a.patient_id = ${patientId} and a.start_at <= ${now.toISOString()}::timestamptz
        and a.status <> 'cancelled' and (${clinicId}::text is null or a.clinic_id = ${clinicId})
      order by a.start_at desc, a.id desc limit ${most}`,
  )
  return rows.map((row) => ({ ...withInstants(row), noteAt: instantOrNull(row.noteAt) }))
}
