import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'

export interface VisitNote {
  appointmentId: string
  note: string
  by: string
  at: Date
}

/** The doctors' notes on the patient's visits; at one clinic only if given. */
export async function listNotes(
  tx: Reader,
  patientId: string,
  clinicId: string | null,
): Promise<VisitNote[]> {
  const rows = await rowsOf<Omit<VisitNote, 'at'> & { at: string | Date }>(
    tx,
    sql`select id "appointmentId", note, note_by "by", note_at at from appointments
      where patient_id = ${patientId} and note is not null and note_by is not null
        and (${clinicId}::text is null or clinic_id = ${clinicId})
      order by start_at`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
