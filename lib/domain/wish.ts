import type { WithId } from '#contract/calls/call'
import type { WaitlistEntry } from '#contract/waitlist'

/** A person's wish, with their place in the line and their offer. */
export type Wish = WithId<WaitlistEntry>

/** The doctor and visit of a wish, before its times are chosen. */
export interface WishTarget {
  clinicId: string
  doctorId: string
  doctorName: string
  specialty: Wish['specialty'] | null
  /** The visit that is to become earlier. */
  appointmentId?: string | undefined
  kindId?: string | undefined
  /** The patient, when staff ask. */
  patientId?: string | undefined
  /** The last day that makes sense, `yyyy-MM-dd`. */
  until: string
}
