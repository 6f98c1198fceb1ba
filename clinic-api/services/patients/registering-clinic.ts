import { reachOf } from '#contract/access'
import type { Orm } from '../../db/client.ts'
import { invalidInput, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { getClinic } from '../clinics/queries.ts'

/**
 * The clinic where the caller registers patients: their own, or the one that an admin names; null for an admin who
 * names none. Throws 400 for an owner without a clinic, 404 for another's clinic.
 */
export async function registeringClinic(
  orm: Orm,
  caller: Caller,
  named: string | undefined,
): Promise<string | null> {
  const anywhere = reachOf('patient.register', caller.roles) === 'any'
  const clinicId = (anywhere && named) || caller.clinicId
  if (!clinicId && !anywhere) throw invalidInput({ clinicId: 'Clinic is required' })
  if (named && clinicId !== named) throw notFound()
  if (anywhere && named && !(await getClinic(orm, named))) {
    throw invalidInput({ clinicId: 'Clinic is required' })
  }
  return clinicId
}
