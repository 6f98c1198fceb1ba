import { and, eq, isNull, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import type { Act } from '../../write/write.ts'
import { revokeSessionsAt, revokeSessionsOf } from '../identity/sessions/revoke-session.ts'

interface Leaving {
  /** The person's. */
  id: string
  userId: string
  clinicId: string
}

/** Ends a membership and the sessions in that clinic; the account goes too when nothing else hangs on it. */
export async function leaveClinic(act: Act, { id: staffId, userId, clinicId }: Leaving): Promise<void> {
  const { tx, now } = act
  const [kept] = await rowsOf(
    tx,
    sql`select 1 from users u where u.id = ${userId} and (u.roles && array['patient', 'admin'] or exists (
      select from memberships m where m.staff_id = ${staffId} and m.clinic_id <> ${clinicId} and m.ended_at is null))`,
  )
  if (kept) await revokeSessionsAt(act, { userId, clinicId }, 'left the clinic')
  // Nobody could see or remove the clinic's telephone of somebody who has left.
  await tx
    .update(memberships)
    .set({ endedAt: now, updatedAt: now, phone: null })
    .where(
      and(eq(memberships.staffId, staffId), eq(memberships.clinicId, clinicId), isNull(memberships.endedAt)),
    )
  if (kept) return
  await tx.update(staff).set({ deletedAt: now, updatedAt: now }).where(eq(staff.id, staffId))
  await tx.update(users).set({ deletedAt: now, updatedAt: now }).where(eq(users.id, userId))
  await revokeSessionsOf(act, userId, 'account deleted')
}
