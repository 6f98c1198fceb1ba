import type { Role } from '#contract/access'

/** Who is signed in, as the pages need it. The clinic API stays the authority on every call. */
export interface Viewer {
  userId: string
  name: string
  surname: string
  email: string
  roles: Role[]
  clinicId: string | null
  doctorId: string | null
  patientId: string | null
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
  /** What the clinic API recognises this browser by. */
  device: string | null
}

/** How a password sign-in ended: in a session, or in a challenge for the second factor. */
export type SignIn =
  | ({ kind: 'signed-in' } & Entry)
  | { kind: 'two-factor'; userId: string; pending: string; passkey: boolean }
