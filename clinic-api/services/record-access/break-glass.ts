import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { minuteMs } from '#contract/durations'
import { emergencyMinutes } from '#contract/record-access'
import { clinics } from '../../db/schema/clinics.ts'
import { breakGlass } from '../../db/schema/record-access.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { admit } from '../identity/rate-limit.ts'
import { getPatient, type PatientRecord } from '../patients/queries.ts'

/** Records that one doctor may open so in a quarter of an hour. */
const mostEmergencies = 10

/**
 * Opens a record to a doctor to whose clinic it is not open, to be read, for `emergencyMinutes`; the patient is told at
 * once. Answers when it ends. Throws 403, 404, 409 for who may read it anyway, and 429.
 */
export async function openInEmergency(
  deps: Deps,
  caller: Caller,
  patientId: string,
  reason: string,
): Promise<Date> {
  await admit(deps, `break-glass:${caller.userId}`, mostEmergencies)
  const { clinicId } = caller
  const intent = {
    action: 'access.break-glass',
    find: (tx: Parameters<typeof getPatient>[0]) => getPatient(tx, patientId, clinicId),
    subject: ({ patient }: PatientRecord) => ({ patientId: patient.id }),
  } as const
  return write(deps, caller, intent, async (act, { patient, linked }) => {
    if (clinicId === null) throw notFound()
    if (linked || patient.id === caller.patientId)
      throw new ApiError('conflict', 'This record is open to you already')
    const { tx, now } = act
    const until = new Date(now.getTime() + emergencyMinutes * minuteMs)
    const id = newId()
    await tx
      .insert(breakGlass)
      .values({ id, patientId, userId: caller.userId, clinicId, reason, at: now, until })
    const [place] = await tx
      .select({ clinicName: clinics.name, timeZone: clinics.timeZone })
      .from(clinics)
      .where(eq(clinics.id, clinicId))
    const [doctor] = await tx
      .select({ name: staff.name, surname: staff.surname })
      .from(staff)
      .where(eq(staff.userId, caller.userId))
    if (!place || !doctor) throw notFound()
    const doctorName = `${doctor.name} ${doctor.surname}`
    const about = { kind: 'record-opened' as const, doctorName, ...place, until: until.toISOString() }
    await act.notify({ to: [patient.userId], about })
    const trace = { action: 'access.break-glass', entity: 'emergency', entityId: id, patientId, clinicId }
    return act.audit({ ...trace, details: { why: 'emergency', until: until.toISOString() } }, until)
  })
}
