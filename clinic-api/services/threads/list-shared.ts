import { sql } from 'drizzle-orm'
import type { ThreadSubject } from '#contract/thread-choices'
import { type Reader, rowsOf } from '../../db/client.ts'

export interface SharedMessage {
  id: string
  subject: ThreadSubject
  clinicId: string
  clinicName: string
  authorId: string
  text: string
  at: Date
}

/** All that a patient and their clinics wrote to each other, thread by thread; of one clinic only if given. */
export async function listShared(
  tx: Reader,
  patientId: string,
  clinicId: string | null,
): Promise<SharedMessage[]> {
  const rows = await rowsOf<Omit<SharedMessage, 'at'> & { at: string | Date }>(
    tx,
    sql`select m.id, t.subject, t.clinic_id "clinicId", c.name "clinicName", m.author_id "authorId", m.text, m.at
      from threads t
      join messages m on m.thread_id = t.id and not m.internal
      join clinics c on c.id = t.clinic_id
      where t.patient_id = ${patientId} and (${clinicId}::text is null or t.clinic_id = ${clinicId})
      order by t.id, m.seq`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
