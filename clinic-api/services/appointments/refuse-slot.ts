import { eq } from 'drizzle-orm'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import { getStaff } from '../staff/queries.ts'
import { nearestFreeSlots } from './available.ts'
import type { BookedBy } from './slots.ts'
import { wantedMinutes } from './visit-length.ts'

interface Place {
  clinicId: string
  doctorId: string
  patientId: string
  by: BookedBy
  /** Whose holds stand in nobody's way but others'. */
  userId: string
  kindId?: string | undefined
  /** Of a visit that moves, when its kind says it. */
  minutes?: number | null
}

const messages = {
  taken: 'This time is no longer available',
  'outside-shift': 'The doctor does not see patients at this time',
  'too-many': 'You have booked as many visits at this clinic as it allows',
}

type Reason = keyof typeof messages

/** Ends a write in which a time turned out not to be free; `refuseSlot` makes the answer of it. */
export class NoSuchSlot extends Error {
  readonly reason: Reason
  /** Milliseconds. */
  readonly start: number

  constructor(reason: Reason, start: number) {
    super(`The slot is ${reason}`)
    this.reason = reason
    this.start = start
  }
}

/** The refusal of a time (milliseconds): 404 without such a doctor, else 409 with free slots if the clinic is active. */
export async function refuseSlot(
  deps: Deps,
  place: Place,
  wanted: number,
  reason: Reason,
): Promise<ApiError> {
  if (reason === 'too-many') return new ApiError('too_many_visits', messages[reason])
  if (reason === 'outside-shift') {
    const doctor = await getStaff(deps.db.orm, place.doctorId)
    if (doctor?.specialty == null || doctor.clinicId !== place.clinicId) return notFound()
    if (!(await isActive(deps, place.clinicId))) {
      return new ApiError('conflict', 'This clinic takes no bookings yet')
    }
  }
  const minutes = place.minutes ?? (await wantedMinutes(deps.db, place))
  const free = await nearestFreeSlots(deps, { ...place, minutes }, wanted)
  return new ApiError('slot_taken', messages[reason], {
    alternatives: free.map((slot) => slot.toISOString()),
  })
}

async function isActive({ db }: Deps, clinicId: string): Promise<boolean> {
  const [clinic] = await db.orm
    .select({ active: clinics.active })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
  return clinic?.active === true
}
