import { and, eq, isNull, sql } from 'drizzle-orm'
import { notifications } from '../../db/schema/notifications.ts'
import { patients } from '../../db/schema/patients.ts'
import { announceTrays } from '../../write/notify.ts'
import type { Step } from '../../write/write.ts'
import type { OfferRow } from './offers.ts'

/** Marks the tray's entry of an offer that is over as read. */
export async function settleNotice(
  { tx, now }: Step,
  { id, patientId }: Pick<OfferRow, 'id' | 'patientId'>,
): Promise<void> {
  const [patient] = await tx
    .select({ userId: patients.userId })
    .from(patients)
    .where(eq(patients.id, patientId))
  if (!patient) return
  const settled = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, patient.userId),
        eq(notifications.kind, 'slot-offered'),
        isNull(notifications.readAt),
        sql`${notifications.facts} ->> 'offerId' = ${id}`,
      ),
    )
    .returning({ userId: notifications.userId })
  await announceTrays(
    { tx },
    settled.map(({ userId }) => userId),
  )
}
