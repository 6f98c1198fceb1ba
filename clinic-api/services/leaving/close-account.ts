import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { erasedTables } from '../../db/privacy/fates.ts'
import { appointments } from '../../db/schema/appointments.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Act, write } from '../../write/write.ts'
import { applyChange, rowColumns } from '../appointments/change.ts'
import { ownBy } from '../identity/accounts/account.ts'
import { requireOwnPassword } from '../identity/accounts/check-password.ts'
import { revokeSessionsOf } from '../identity/sessions/revoke-session.ts'
import { requireAccount } from '../identity/two-factor/set-up.ts'
import { isOfPerson } from './rows-of-person.ts'

/**
 * Closes a patient's own account: nobody signs in with it again, coming visits are cancelled, wishes withdrawn, and what
 * they chose or were told is deleted. The clinics keep the record that they must keep. Throws 400, 403 and 429.
 */
export async function closeAccount(deps: Deps, caller: Caller, currentPassword: string): Promise<void> {
  const account = await requireAccount(deps.db.orm, caller)
  await requireOwnPassword(deps, account, currentPassword)
  const { userId } = caller
  // A guardian closes their own account, not the patient's.
  const [own] = await deps.db.orm
    .select({ id: patients.id })
    .from(patients)
    .where(eq(patients.userId, userId))
  const patientId = own?.id ?? null
  await write(deps, caller, { action: 'user.close', subject: { userId, patientId } }, async (act) => {
    const { tx, now } = act
    if (patientId) await giveUp(act, patientId)
    await tx
      .update(users)
      .set({ deletedAt: now, updatedAt: now, totpSecret: null, totpPendingSecret: null })
      .where(eq(users.id, userId))
    await tx
      .update(guardians)
      .set({ endedAt: now })
      .where(and(eq(guardians.userId, userId), isNull(guardians.endedAt)))
    await revokeSessionsOf(act, userId, 'account closed')
    for (const each of erasedTables.filter(
      ({ keptAs, leads }) => isOfAccount(keptAs) && leads.includes('user_id'),
    ))
      await tx.execute(
        sql`delete from ${sql.identifier(each.table)} where ${isOfPerson({ ...each, leads: ['user_id'] }, { patientId: '', userId })}`,
      )
    return act.audit({ action: 'user.close', ...ownBy(userId), patientId })
  })
}

/** Rows that go with an account; sessions are ended and swept instead, so that open pages are told. */
const isOfAccount = (keptAs: string) => keptAs === 'account' || keptAs === 'choice' || keptAs === 'tray'

async function giveUp(act: Act, patientId: string): Promise<void> {
  const { tx, now } = act
  const coming = await tx
    .select(rowColumns)
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, patientId),
        eq(appointments.status, 'pending'),
        gt(appointments.startAt, now),
      ),
    )
    .orderBy(asc(appointments.startAt))
    .for('update')
  for (const row of coming) await applyChange(act, row, { kind: 'cancel', status: 'cancelled' })
  await tx
    .update(waitlist)
    .set({ endedAt: now, ending: 'withdrawn' })
    .where(and(eq(waitlist.patientId, patientId), isNull(waitlist.endedAt)))
}
