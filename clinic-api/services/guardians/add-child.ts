import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { childInput } from '#contract/guardians'
import { isAdultOn } from '#contract/of-age'
import { dayAt } from '#contract/zone'
import type { Orm, Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { guardians } from '../../db/schema/guardians.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { forbidden, invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Intent, write } from '../../write/write.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { insertPatient } from '../patients/insert-patient.ts'
import { assertBorn, duplicate } from '../patients/register-patient.ts'
import { assertRoomForPatient } from '../plans/limits.ts'
import { insertTie } from './add-guardian.ts'
import { personOf } from './list-people.ts'
import { listGuarded } from './ties.ts'

/**
 * A parent adds a child at a clinic that knows the parent and lets them; its desk still has to look at the document. Throws
 * 400, 403 where the clinic does not, 404, and 409 beyond its plan.
 */
export async function addChild(
  deps: Deps,
  caller: Caller,
  { clinicId, relation, ...child }: z.output<typeof childInput>,
) {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const intent: Intent = {
    action: 'user.read',
    subject: { userId: caller.userId },
    conflict: duplicate,
  }
  return write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    const { userId } = caller
    const [clinic] = await tx
      .select({ timeZone: clinics.timeZone })
      .from(clinics)
      .where(and(eq(clinics.id, clinicId), eq(clinics.active, true)))
    if (!clinic) throw notFound()
    const open = await childClinics(tx, now, userId)
    if (!open.some(({ id }) => id === clinicId)) throw forbidden()
    assertBorn(child, now)
    if (isAdultOn(child.birthdate, dayAt(now.getTime(), clinic.timeZone)))
      throw invalidInput({ birthdate: 'Only a child can be added' })
    await assertRoomForPatient(tx, clinicId)
    const parent = await parentOf(tx, userId)
    const nobody = { email: null, passwordHash, language: parent.language }
    const added = await insertPatient(act, clinicId, { ...child, city: '', ...nobody }, 'signed-up')
    await tx.update(patients).set({ toVerify: true }).where(eq(patients.id, added.id))
    const { language: _language, ...tie } = parent
    await insertTie(act, { ...tie, patientId: added.id, clinicId, relation, userId })
    const trace = { action: 'guardian.add', entity: 'patient', entityId: added.id, patientId: added.id }
    const answer = personOf({ ...child, id: added.id }, relation)
    return act.audit({ ...trace, clinicId, details: { relation } }, answer)
  })
}

/** Clinics that let a parent add a child, of those that know the parent or somebody for whom they act. */
export async function childClinics(orm: Reader, now: Date, userId: string) {
  const own = await orm.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId))
  const guarded = await listGuarded(orm, now, userId)
  const ids = new Set([...own, ...guarded.map(({ patient }) => patient)].map(({ id }) => id))
  if (ids.size === 0) return []
  return orm
    .selectDistinct({ id: clinics.id, name: clinics.name })
    .from(clinics)
    .innerJoin(patientClinics, eq(patientClinics.clinicId, clinics.id))
    .where(
      and(
        eq(clinics.active, true),
        eq(clinics.parentsAddChildren, true),
        inArray(patientClinics.patientId, [...ids]),
      ),
    )
    .orderBy(asc(clinics.name))
}

/** How the parent is known: as a patient, or as somebody who acts for another child. */
async function parentOf(tx: Orm, userId: string) {
  const [account] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  const [own] = await tx
    .select({ name: patients.name, surname: patients.surname, phone: patients.phone })
    .from(patients)
    .where(eq(patients.userId, userId))
  const [other] = await tx
    .select({ name: guardians.name, surname: guardians.surname, phone: guardians.phone })
    .from(guardians)
    .where(eq(guardians.userId, userId))
  const known = own ?? other
  if (!known || !account?.email) throw forbidden()
  return { ...known, email: account.email, language: account.language }
}
