import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { appointments } from '../../db/schema/appointments.ts'

/** Whether the patient has had a visit at the clinic; who has not is new there. */
export async function wasSeen(
  orm: Reader,
  { patientId, clinicId }: { patientId: string; clinicId: string },
): Promise<boolean> {
  const [visit] = await orm
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.clinicId, clinicId),
        eq(appointments.status, 'completed'),
      ),
    )
    .limit(1)
  return visit !== undefined
}
