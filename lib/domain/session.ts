import type { Role } from '#contract/access'

/** The signed-in person, as the pages need them. The clinic API stays the authority on every call. */
export interface Viewer {
  userId: string
  name: string
  surname: string
  email: string
  roles: Role[]
  clinicId: string | null
  doctorId: string | null
  patientId: string | null
  /** The name of the patient for whom they act; absent while they are themselves. */
  actsFor?: string | undefined
  /** How many places there are to be in: clinics that they work for, and themselves as a patient. */
  places?: number | undefined
}

/** The viewer where they are: what they have loaded and typed in one clinic is never shown in another. */
export const placeOf = ({ userId, clinicId, patientId }: Viewer) => `${userId}@${clinicId ?? patientId ?? ''}`

/** The clinic API's tokens. */
export interface Tokens {
  access: string
  refresh: string
  /** From here on (milliseconds since the epoch) the access token is renewed before use. */
  renewAt: number
}

/** A sign-in that is complete. */
export interface Entry {
  viewer: Viewer
  tokens: Tokens
  /** The token by which the clinic API recognises this browser. */
  device: string | null
}

/** How a password sign-in ended: in a session, or in a challenge for the second factor. */
export type SignIn =
  | ({ kind: 'signed-in' } & Entry)
  | { kind: 'two-factor'; userId: string; pending: string; passkey: boolean }
