import { eq, sql } from 'drizzle-orm'
import { type Reader, type ReadingDatabase, rowsOf, type Statement } from '../../db/client.ts'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { TimeRange } from '../appointments/queries.ts'
import { type AppointmentRecord, recordColumns, recordSource } from '../appointments/record.ts'

export type WorkshiftRecord = Pick<
  typeof workshifts.$inferSelect,
  'id' | 'doctorId' | 'clinicId' | 'startAt' | 'endAt'
>

const ofDoctor: Statement = {
  name: 'workshifts_of_doctor',
  text: `select id, doctor_id "doctorId", clinic_id "clinicId", start_at "startAt", end_at "endAt" from workshifts
    where doctor_id = $1 and start_at < $3::timestamptz and end_at > $2::timestamptz
      and start_at >= $2::timestamptz - interval '1 day' and ($4::text is null or clinic_id = $4)
    order by start_at`,
}

/** Shifts that touch the half-open range; at one clinic only if given. */
export function listWorkshifts(
  db: ReadingDatabase,
  doctorId: string,
  { from, to }: TimeRange,
  clinicId: string | null,
) {
  return db.run<WorkshiftRecord>(ofDoctor, [doctorId, from.toISOString(), to.toISOString(), clinicId])
}

export async function getWorkshift(orm: Reader, id: string): Promise<WorkshiftRecord | null> {
  const [shift] = await orm.select().from(workshifts).where(eq(workshifts.id, id))
  return shift ?? null
}

/** Whose shift it is, for the policy. */
export function subjectOf({ doctorId, clinicId }: WorkshiftRecord) {
  return { doctorId, clinicIds: [clinicId] }
}

/** Pending appointments that touch the shift, with names. Runs inside the transaction that holds the shift. */
export async function listPendingIn(
  tx: Reader,
  shift: Omit<WorkshiftRecord, 'id'>,
): Promise<AppointmentRecord[]> {
  const [from, to] = [shift.startAt.toISOString(), shift.endAt.toISOString()]
  const rows = await rowsOf<AppointmentRecord>(
    tx,
    sql`select ${sql.raw(recordColumns)} from ${sql.raw(recordSource)}
      where a.doctor_id = ${shift.doctorId} and a.clinic_id = ${shift.clinicId} and a.status = 'pending'
        and a.start_at < ${to}::timestamptz and a.end_at > ${from}::timestamptz
        and a.start_at > ${from}::timestamptz - interval '1 day'
      order by a.start_at`,
  )
  return rows.map((row) => ({ ...row, start: new Date(row.start), end: new Date(row.end) }))
}
