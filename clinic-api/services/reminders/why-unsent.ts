import { eq } from 'drizzle-orm'
import type { VisitMessage } from '#contract/reminders'
import type { Reader } from '../../db/client.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { isRefused } from '../notifications/refused-address.ts'
import { contactEmail } from '../patients/contact.ts'

/** Why no reminder reaches this patient by mail; null when it does. */
export async function whyUnsent(orm: Reader, patientId: string): Promise<VisitMessage['why'] | null> {
  const [row] = await orm
    .select({ reminders: users.reminders, email: contactEmail, isRefused })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(patients.id, patientId))
  if (!row?.email) return 'no-address'
  if (row.reminders === 'none') return 'patient-none'
  return row.isRefused ? 'address-refused' : null
}
