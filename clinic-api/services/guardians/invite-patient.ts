import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { documentOf } from '#contract/documents'
import type { quickPatientInput } from '#contract/patients'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { hashPassword } from '../identity/accounts/password.ts'
import { addPatient, invite } from '../patients/register-patient.ts'
import { inviteHolders } from './invite-holders.ts'

/**
 * Like `registerPatient`, for somebody at the desk: they are invited by mail to choose their password, and until then
 * nobody knows one. Whoever has no address, or one that an account has, gets no account; that account is asked to act for
 * them.
 */
export async function invitePatient(
  deps: Deps,
  caller: Caller,
  { dni, document, relation, ...patient }: z.output<typeof quickPatientInput>,
): Promise<string> {
  const known = { ...patient, document: documentOf({ dni, document }) }
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const added = { ...known, city: patient.city ?? '', passwordHash, mayShare: true }
  return addPatient(deps, caller, added, async (act, registered) => {
    await invite(act, registered)
    const { patientId, contact: address, clinicId } = registered
    if (address === '' || clinicId === null) return
    await inviteHolders(act, clinicId, [{ patientId, address, birthdate: patient.birthdate, relation }])
  })
}
