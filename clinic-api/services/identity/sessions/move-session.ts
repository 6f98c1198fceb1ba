import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MoveSession } from '#contract/sessions'
import { type Orm, rowsOf } from '../../../db/client.ts'
import { guardianName } from '../../../db/guardian-name.ts'
import { memberships } from '../../../db/schema/memberships.ts'
import { patients } from '../../../db/schema/patients.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import { staff } from '../../../db/schema/staff.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import { type Act, write } from '../../../write/write.ts'

/**
 * Goes on in another clinic of the caller's, where their next sign-in begins, or as a patient. Throws 404 for a clinic or
 * a person that they have no tie to.
 */
export function moveSession(deps: Deps, caller: Caller, to: MoveSession): Promise<void> {
  const { userId, sessionId, staffId } = caller
  return write(deps, caller, { action: 'session.move', subject: { userId } }, async (act) => {
    const { tx, now } = act
    if ('clinicId' in to) {
      const { clinicId } = to
      if (staffId === null || !(await worksAt(tx, staffId, clinicId))) throw notFound()
      await tx.update(sessions).set({ clinicId, patientId: null }).where(eq(sessions.id, sessionId))
      await tx.update(staff).set({ lastClinicId: clinicId, updatedAt: now }).where(eq(staff.id, staffId))
    } else {
      const { patientId } = to
      if (!(await isSelf(tx, userId, patientId)) && !(await actsFor(act, patientId))) throw notFound()
      await tx.update(sessions).set({ patientId }).where(eq(sessions.id, sessionId))
    }
    await act.announce({ type: 'session.moved', sessionId })
    const trace = { action: 'session.move', entity: 'session', entityId: sessionId }
    return act.audit('clinicId' in to ? { ...trace, clinicId: to.clinicId } : { ...trace, ...to })
  })
}

/** Locked, so that whoever ends the membership ends this session too. */
async function worksAt(tx: Orm, staffId: string, clinicId: string): Promise<boolean> {
  const found = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(eq(memberships.staffId, staffId), eq(memberships.clinicId, clinicId), isNull(memberships.endedAt)),
    )
    .for('share')
  return found.length > 0
}

/** Whether the caller is a parent, guardian or carer of the patient at this moment. */
async function actsFor({ tx, now, caller }: Act, patientId: string): Promise<boolean> {
  const [found] = await rowsOf<{ name: string | null }>(
    tx,
    sql`select ${sql.raw(guardianName('p.id', 'u.id', `'${now.toISOString()}'::timestamptz`))} "name"
      from patients p, users u where p.id = ${patientId} and u.id = ${caller.userId}`,
  )
  return found?.name != null
}

async function isSelf(tx: Orm, userId: string, patientId: string): Promise<boolean> {
  const own = and(eq(patients.id, patientId), eq(patients.userId, userId))
  return (await tx.select({ id: patients.id }).from(patients).where(own)).length > 0
}
