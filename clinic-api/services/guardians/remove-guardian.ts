import { and, eq, isNull, sql } from 'drizzle-orm'
import { mayDecideOn } from '#contract/of-age'
import { refusals } from '#contract/refusals'
import { dayAt } from '#contract/zone'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'
import type { GuardianRow } from './list-guardians.ts'

interface Found {
  tie: GuardianRow
  birthdate: string
  timeZone: string
  isLinked: boolean
}

/**
 * Ends that somebody acts for a patient. Staff may, the patient from 16 on, and whoever acts ends their own tie alone.
 * Throws 403, 404, and 409 for a patient who is too young.
 */
export function removeGuardian(
  deps: Deps,
  caller: Caller,
  { patientId, guardianId }: { patientId: string; guardianId: string },
): Promise<void> {
  const intent: IntentOn<Found> = {
    action: 'guardian.remove',
    find: (tx) => lockTie(tx, caller, patientId, guardianId),
    subject: ({ isLinked }) => ({ patientId, clinicIds: isLinked ? [caller.clinicId] : [] }),
  }
  return write(deps, caller, intent, async (act, { tie, birthdate, timeZone }) => {
    const { tx, now } = act
    if (caller.behalf && tie.userId !== caller.userId) throw forbidden()
    const isOwn = caller.patientId === patientId && !caller.behalf
    if (isOwn && !mayDecideOn(birthdate, dayAt(now.getTime(), timeZone)))
      throw new ApiError('conflict', refusals.tooYoung)
    await tx.update(guardians).set({ endedAt: now, tokenHash: null }).where(eq(guardians.id, guardianId))
    const trace = { action: 'guardian.remove', entity: 'guardian', entityId: guardianId, patientId }
    return act.audit({ ...trace, clinicId: caller.clinicId })
  })
}

/** A guardian's own tie is locked by their write already, and two who tried to end each other's would wait for each other. */
async function lockTie(
  tx: Reader,
  { clinicId, behalf }: Caller,
  patientId: string,
  guardianId: string,
): Promise<Found | null> {
  const here = and(eq(patientClinics.patientId, patientId), eq(patientClinics.clinicId, clinicId ?? ''))
  const ties = tx
    .select({
      tie: guardians,
      birthdate: patients.birthdate,
      timeZone: clinics.timeZone,
      isLinked: sql<boolean>`exists (select from ${patientClinics} where ${here})`,
    })
    .from(guardians)
    .innerJoin(patients, eq(patients.id, guardians.patientId))
    .innerJoin(clinics, eq(clinics.id, guardians.clinicId))
    .where(and(eq(guardians.id, guardianId), eq(guardians.patientId, patientId), isNull(guardians.endedAt)))
  const [found] = behalf ? await ties : await ties.for('update', { of: guardians })
  return found ?? null
}
