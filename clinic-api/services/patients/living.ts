import { eq } from 'drizzle-orm'
import { refusals } from '#contract/refusals'
import type { Reader } from '../../db/client.ts'
import { patients } from '../../db/schema/patients.ts'
import { ApiError } from '../../errors.ts'

/** Throws 409 for somebody who has died. */
export function assertLiving({ deceasedOn }: { deceasedOn: string | null }): void {
  if (deceasedOn !== null) throw new ApiError('conflict', refusals.deceased)
}

/** Does the same for a patient who has not been read yet. */
export async function requireLiving(orm: Reader, patientId: string): Promise<void> {
  const [patient] = await orm
    .select({ deceasedOn: patients.deceasedOn })
    .from(patients)
    .where(eq(patients.id, patientId))
  if (patient) assertLiving(patient)
}
