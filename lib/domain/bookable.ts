import type { Appointment } from './appointment'
import { isChangeable } from './appointment-filters'

interface Wanted {
  doctorId: string
  clinic: { active: boolean }
  /** The appointment that is to be moved; null when a new one is booked. */
  moving: Pick<Appointment, 'doctorId' | 'start' | 'status' | 'changeableUntil'> | null
  byStaff: boolean
}

/** Why nothing can be booked or moved here; null when it can. Staff move what has begun, too. `now` in milliseconds. */
export function whyNotBookable(
  { doctorId, clinic, moving, byStaff }: Wanted,
  now: number,
): 'unmovable' | 'closed' | null {
  if (moving) {
    const movable = byStaff ? moving.status === 'pending' : isChangeable(moving, now)
    if (moving.doctorId !== doctorId || !movable) return 'unmovable'
  }
  return clinic.active ? null : 'closed'
}
