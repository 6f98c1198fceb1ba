import { and, eq } from 'drizzle-orm'
import type { OrderedChannel } from '#contract/channels'
import type { VisitMessage } from '#contract/reminders'
import type { Reader } from '../../db/client.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { isText, isVerified, readReach, waysOf } from '../channels/reach.ts'
import { isAccepted, living } from '../guardians/ties.ts'
import { isRefused } from '../notifications/refused-address.ts'
import { contactEmail } from '../patients/contact.ts'

interface Visit {
  id: string
  patientId: string
}

/** The channel that a reminder of this visit would go by at this moment, or why it would reach nobody. */
export async function reminderWay(
  { tx: orm, now }: { tx: Reader; now: Date },
  { id, patientId }: Visit,
): Promise<{ channel: OrderedChannel } | { why: NonNullable<VisitMessage['why']> }> {
  const [row] = await orm
    .select({ reminders: users.reminders, email: contactEmail, isRefused })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(patients.id, patientId))
  if (row?.reminders === 'none') return { why: row.email ? 'patient-none' : 'no-address' }
  const reach = (await readReach(orm, [id])).get(id)
  const first = reach && waysOf(reach).find((way) => !isText(way) || isVerified(reach))
  if (first && isText(first)) return { channel: first }
  if (!row?.email) {
    // Those who act for the patient are reminded.
    const acting = and(eq(guardians.patientId, patientId), isAccepted)
    return (await living(orm, now, acting)).length > 0 ? { channel: 'email' } : { why: 'no-address' }
  }
  return row.isRefused ? { why: 'address-refused' } : { channel: 'email' }
}
