import { and, eq, isNull } from 'drizzle-orm'
import { patients } from '../../db/schema/patients.ts'
import { passwordResets } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import { ApiError } from '../../errors.ts'
import type { Act } from '../../write/write.ts'
import { hasAccount } from '../identity/accounts/address.ts'
import { wasUsed } from '../identity/accounts/was-used.ts'
import type { PatientRecord } from '../patients/queries.ts'
import { invite } from '../patients/register-patient.ts'

/**
 * Gives an account that nobody has used another address, to which it is invited; links that went to the old one end. An
 * address that an account has, or none, leaves the patient without an account. Throws 403 once the account was used.
 */
export async function correctAddress(act: Act, { patient, language }: PatientRecord, address: string) {
  const { tx, now, caller } = act
  const { id: patientId, userId, deceasedOn } = patient
  if (await wasUsed(tx, userId)) throw new ApiError('forbidden', 'Only the person can change this address')
  const isContact = address === '' || (await hasAccount(tx, address))
  const email = isContact ? null : address
  await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, userId))
  await tx
    .update(patients)
    .set({ email: isContact ? address : '' })
    .where(eq(patients.id, patientId))
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  if (deceasedOn === null) await invite(act, { patientId, email, clinicId: caller.clinicId, language })
}
