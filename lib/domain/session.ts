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
}

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
