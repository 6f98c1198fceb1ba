import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { registerPatientInput } from '#contract/patients'
import type { Orm } from '../../db/client.ts'
import { brokenConstraint } from '../../db/pg-errors.ts'
import { histories } from '../../db/schema/histories.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { assertRoomForPatient } from '../plans/limits.ts'
import { createAccount } from '../users/create-account.ts'
import { hashPassword } from '../users/password.ts'
import { foldedColumns } from './fold.ts'

type NewPatient = z.infer<typeof registerPatientInput>

/**
 * A patient with an empty history, linked to the caller's clinic if they have one; answers the new id. Throws 400
 * for a duplicate and 409 beyond the clinic's plan.
 */
export async function registerPatient(
  deps: Deps,
  caller: Caller,
  { email, password, username, ...person }: NewPatient,
): Promise<string> {
  assertMay(caller, 'patient.register')
  const passwordHash = await hashPassword(password)
  const now = deps.clock.now()
  const id = newId()
  try {
    await deps.db.transaction(async (tx) => {
      if (caller.clinicId !== null) await assertRoomForPatient(tx, caller.clinicId)
      const userId = await createAccount(tx, now, { email, username, passwordHash, roles: ['patient'] })
      const keys = foldedColumns(person)
      await tx.insert(patients).values({ ...person, ...keys, id, userId, createdAt: now, updatedAt: now })
      await tx.insert(histories).values({ id: newId(), patientId: id, createdAt: now })
      if (caller.clinicId !== null) await link(tx, now, caller.clinicId, id, keys)
      await recordAudit(tx, now, {
        action: 'patient.register',
        actorId: caller.userId,
        address: caller.address,
        entity: 'patient',
        entityId: id,
        patientId: id,
        clinicId: caller.clinicId,
      })
    })
  } catch (error) {
    throw duplicateOf(error) ?? error
  }
  return id
}

async function link(
  tx: Orm,
  now: Date,
  clinicId: string,
  patientId: string,
  { sortName, sortSurname }: ReturnType<typeof foldedColumns>,
): Promise<void> {
  const row = { clinicId, patientId, sortName, sortSurname, status: 'none' as const, createdAt: now }
  await tx.insert(patientClinics).values(row)
}

/** The refusal that a broken unique constraint stands for; null for any other error. */
export function duplicateOf(error: unknown): ApiError | null {
  const constraint = brokenConstraint(error)
  if (!constraint) return null
  if (constraint === 'users_username_unique') {
    const message = 'This username is already taken'
    return new ApiError('duplicate', message, { errors: { username: message } })
  }
  return new ApiError('duplicate', 'A patient with the same DNI or Email already exists')
}
