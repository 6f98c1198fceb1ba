import { and, asc, eq } from 'drizzle-orm'
import type { Orm, Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { ApiError, invalidInput } from '../../errors.ts'
import { assertRoomForPatient } from '../plans/limits.ts'

const isOpen = and(eq(clinics.active, true), eq(clinics.selfRegistration, true))

/** Clinics where patients may register themselves. */
export function listOpenClinics(orm: Reader) {
  const columns = { id: clinics.id, name: clinics.name, city: clinics.city, street: clinics.street }
  return orm.select(columns).from(clinics).where(isOpen).orderBy(asc(clinics.name), asc(clinics.id))
}

/** The clinic's name. Throws 400 when patients cannot register there themselves, or no more of them. */
export async function assertTakesPatients(tx: Orm, clinicId: string): Promise<string> {
  const [clinic] = await tx
    .select({ name: clinics.name })
    .from(clinics)
    .where(and(eq(clinics.id, clinicId), isOpen))
  if (!clinic || !(await hasRoom(tx, clinicId))) throw closed()
  return clinic.name
}

const closed = () => {
  const message = 'This clinic takes no registrations at the moment'
  return invalidInput({ clinicId: message }, message)
}

async function hasRoom(tx: Orm, clinicId: string): Promise<boolean> {
  try {
    await assertRoomForPatient(tx, clinicId)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'plan_limit') return false
    throw error
  }
}
