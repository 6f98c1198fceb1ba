import type { WithId } from '#contract/calls/call'
import type { WaitlistEntry } from '#contract/waitlist'

/** What somebody waits for, where they stand, and what they are offered. */
export type Wish = WithId<WaitlistEntry>

/** What a wish is for, before it says when. */
export interface WishTarget {
  clinicId: string
  doctorId: string
  doctorName: string
  specialty: Wish['specialty'] | null
  /** The visit that is to become earlier. */
  appointmentId?: string | undefined
  kindId?: string | undefined
  /** For whom staff ask. */
  patientId?: string | undefined
  /** The last day that makes sense, `yyyy-MM-dd`. */
  until: string
}
