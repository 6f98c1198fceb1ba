import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import type { Taking } from './take-place.ts'

interface Whose {
  doctorId: string
  patientId?: string
  /** A visit that counts as gone. */
  except?: string | undefined
  /** The session of a visit that several patients share: the others of it are in nobody's way. */
  session?: string | null
}

/** Whether a visit stands there, of the doctor or the patient, or somebody else keeps the doctor's time. */
export async function isTaken(
  { tx, caller, now }: Taking,
  { doctorId, patientId = '', except = '', session = null }: Whose,
  { startAt, endAt }: { startAt: Date; endAt: Date },
): Promise<boolean> {
  const [from, to] = [startAt.toISOString(), endAt.toISOString()]
  const [row] = await rowsOf<{ isTaken: boolean }>(
    tx,
    sql`select (is_held(${doctorId}, ${from}::timestamptz, ${to}::timestamptz, ${caller.userId}, ${now.toISOString()}::timestamptz)
        and not is_shared(${doctorId}, ${session}::text, ${now.toISOString()}::timestamptz))
      or exists (select from appointments where status <> 'cancelled' and id <> ${except}
        and ((doctor_id = ${doctorId} and (${session}::text is null or session is distinct from ${session}))
          or patient_id = ${patientId})
        and start_at < ${to}::timestamptz and end_at > ${from}::timestamptz) "isTaken"`,
  )
  return row?.isTaken === true
}
