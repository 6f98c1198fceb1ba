import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { can, subjectAtClinic } from '../../policy/can.ts'
import { getAppointment } from './queries.ts'

interface Place {
  clinicId: string
  doctorId: string
  /** The appointment that is to move there, as the caller says. */
  except?: string | undefined
}

/**
 * `except`, if the caller may move that appointment to another time of this doctor. Anything else is ignored like an
 * unknown id: the answer would tell when somebody else's appointment is.
 */
export async function movable(
  { db }: Deps,
  caller: Caller,
  { clinicId, doctorId, except }: Place,
): Promise<string | undefined> {
  if (except === undefined) return undefined
  const visit = await getAppointment(db, except)
  if (visit?.status !== 'pending' || visit.clinicId !== clinicId || visit.doctorId !== doctorId)
    return undefined
  return can(caller, 'appointment.reschedule', subjectAtClinic(visit)) ? except : undefined
}
