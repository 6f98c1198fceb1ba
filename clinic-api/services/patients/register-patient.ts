import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { birthdateFault, type registerPatientInput } from '#contract/patients'
import { sentences } from '#contract/sentences'
import { latestToday } from '#contract/zone'
import { histories } from '../../db/schema/histories.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Intent, write } from '../../write/write.ts'
import { createAccount } from '../identity/accounts/create-account.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { assertRoomForPatient } from '../plans/limits.ts'
import { foldedColumns } from './fold.ts'
import { link } from './link.ts'
import { registeringClinic } from './registering-clinic.ts'

type NewPatient = z.infer<typeof registerPatientInput>

/**
 * A patient with an empty history, linked to the registrar's clinic; answers the new id. Throws 400 for a duplicate
 * and for a missing clinic, and 409 beyond the clinic's plan.
 */
export async function registerPatient(
  deps: Deps,
  caller: Caller,
  { email, password, username, clinicId: named, ...person }: NewPatient,
): Promise<string> {
  const passwordHash = await hashPassword(password)
  // Nobody's yet, so its maker's own: whose it becomes is decided here, not asked for.
  const intent: Intent = {
    action: 'patient.register',
    subject: { userId: caller.userId },
    conflict: duplicate,
  }
  return write(deps, caller, intent, async (act) => {
    const { tx, now } = act
    assertBorn(person, now)
    const clinicId = await registeringClinic(tx, caller, named)
    if (clinicId !== null) await assertRoomForPatient(tx, clinicId)
    const account = await createAccount(act, { email, username, passwordHash, roles: ['patient'] })
    const id = newId()
    const row = { ...person, ...foldedColumns(person), id, userId: account, createdAt: now, updatedAt: now }
    await tx.insert(patients).values(row)
    await tx.insert(histories).values({ id: newId(), patientId: id, createdAt: now })
    if (clinicId !== null) await link(act, clinicId, { ...row, status: 'none' })
    const trace = { action: 'patient.register', entity: 'patient', entityId: id, patientId: id, clinicId }
    return act.audit(trace, id)
  })
}

/** Throws 400 for a day of birth that nobody alive can have. */
export function assertBorn({ birthdate }: { birthdate: string }, now: Date): void {
  const fault = birthdateFault(birthdate, latestToday(now.getTime()))
  if (fault) throw invalidInput({ birthdate: fault })
}

/** The refusal that a broken unique constraint stands for. */
export function duplicate(constraint: string): ApiError {
  if (constraint === 'users_username_unique') {
    const message = 'This username is already taken'
    return new ApiError('duplicate', message, { errors: { username: message } })
  }
  return new ApiError('duplicate', sentences.patientTaken)
}
