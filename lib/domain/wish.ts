import type { WaitlistEntry } from '#contract/waitlist'

type Offer = NonNullable<WaitlistEntry['offer']>

/** What somebody waits for, where they stand, and what they are offered. */
export type Wish = Omit<WaitlistEntry, '_id' | 'offer'> & {
  id: string
  offer: (Omit<Offer, '_id'> & { id: string }) | null
}

export function wishFromWire({ _id: id, offer, ...wish }: WaitlistEntry): Wish {
  if (!offer) return { id, offer: null, ...wish }
  const { _id, ...time } = offer
  return { id, offer: { id: _id, ...time }, ...wish }
}

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
