import type { Role } from '#contract/access'

/** Who is asking, as the session's row says at this moment. */
export interface Caller {
  sessionId: string
  userId: string
  roles: Role[]
  /** Row of the staff table, also for those who are no doctors. */
  staffId: string | null
  doctorId: string | null
  clinicId: string | null
  patientId: string | null
  /** Network address, for the audit. */
  address: string
  once?: Once
}

/** The `Idempotency-Key` of a request: what it writes is written once. */
export interface Once {
  key: string
  /** Of what is asked for. */
  hash: string
  /** What an earlier request under the key came to, when its answer was lost. */
  result?: unknown
  /** Whether this request has written under the key. */
  isKept?: boolean
}

/** Somebody without a session, or without one yet. */
export interface Visitor {
  address: string
  /** The one they prefer; null when they name none of ours. */
  language: 'en' | 'es' | null
  /** The cookie of a browser that somebody has signed in with before. */
  device: string | null
}
