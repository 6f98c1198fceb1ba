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
}

/** Somebody without a session, or without one yet. */
export interface Visitor {
  address: string
  /** The one they prefer; null when they name none of ours. */
  language: 'en' | 'es' | null
}
