import { z } from 'zod'
import { type Action, type Role, role } from '#contract/access'

/** The roles of an account, and what its clinic gave to whom it belongs. */
export function rolesOf(own: readonly string[], isAuditor: boolean | null): Role[] {
  return z.array(role).parse(isAuditor ? [...own, 'auditor'] : own)
}

/** The person who is asking, as the session's row says at this moment. */
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
  /** How far the database's log was after their last write; what they read is no older. */
  writtenUpTo?: string | null
  /** Their clinic asks for a second factor, which they have yet to set up. */
  needsFactor?: boolean
  /** Records that an emergency keeps open to them, to be read, until then. */
  emergencies?: readonly Emergency[]
  /** A program with a key: whatever its role, this is all that it may do. */
  onlyActions?: readonly Action[]
  once?: Once
}

export interface Emergency {
  patientId: string
  until: Date
}

/** The `Idempotency-Key` of a request: what it writes is written once. */
export interface Once {
  key: string
  /** Hash of the request. */
  hash: string
  /** The result of an earlier request with the key, whose answer was lost. */
  result?: unknown
  /** Whether this request has written under the key. */
  isKept?: boolean
}

/** Somebody without a session, or without one yet. */
export interface Visitor {
  address: string
  /** The one they prefer; null when they name none of ours. */
  language: 'en' | 'es' | null
  /** The browser's user agent. */
  agent: string | null
  /** The cookie of a browser that somebody has signed in with before. */
  device: string | null
}
