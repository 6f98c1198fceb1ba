import { eq } from 'drizzle-orm'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller, Visitor } from '../../policy/caller.ts'

/** The patient for whom a link stands. */
export async function patientOfLink(
  { db }: Deps,
  patientId: string,
  { address }: Pick<Visitor, 'address'>,
): Promise<Caller> {
  const [patient] = await db.orm
    .select({ userId: patients.userId })
    .from(patients)
    .where(eq(patients.id, patientId))
  if (!patient) throw notFound()
  const nobodyElse = { staffId: null, doctorId: null, clinicId: null }
  return {
    sessionId: 'visit-link',
    userId: patient.userId,
    roles: ['patient'],
    ...nobodyElse,
    patientId,
    address,
  }
}
