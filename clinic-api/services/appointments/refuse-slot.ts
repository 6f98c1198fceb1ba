import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../http/errors.ts'
import { getStaff } from '../staff/queries.ts'
import { nearestFreeSlots } from './available.ts'

interface Place {
  clinicId: string
  doctorId: string
  patientId: string
  except?: string
}

const messages = {
  taken: 'This time is no longer available',
  'outside-shift': 'The doctor does not see patients at this time',
}

/** The refusal of a time (milliseconds): 409 with the nearest free slots, or 404 when there is no such doctor there. */
export async function refuseSlot(
  deps: Deps,
  place: Place,
  wanted: number,
  reason: keyof typeof messages,
): Promise<ApiError> {
  if (reason === 'outside-shift') {
    const doctor = await getStaff(deps.db.orm, place.doctorId)
    if (doctor?.specialty == null || doctor.clinicId !== place.clinicId) return notFound()
  }
  const free = await nearestFreeSlots(deps, place, wanted)
  return new ApiError('slot_taken', messages[reason], {
    alternatives: free.map((slot) => slot.toISOString()),
  })
}
