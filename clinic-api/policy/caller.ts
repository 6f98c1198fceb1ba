import { z } from 'zod'
import { type Action, type Role, role } from '#contract/access'

interface Ties {
  /** The account's own roles, as the release before reads them too. */
  accountRoles: readonly string[]
  ownPatientId: string | null
  /** The patient whom the session acts for; null while it works somewhere. */
  chosenPatientId: string | null
  /** Whether they act for the chosen patient as somebody else. */
  isGuardian: boolean
  /** Null for somebody who has never worked for a clinic, or does no more. */
  firstClinicId: string | null
  /** The membership in the clinic that the session works in. */
  clinicId: string | null
  memberRoles: readonly string[] | null
}

/** The person's role at this moment: at work in one clinic, or a patient, never both. */
export interface Standing {
  roles: Role[]
  clinicId: string | null
  patientId: string | null
}

const roles = z.array(role)

/** The one place that turns the ties of an account into what its session may do, and where. */
export function standingOf(ties: Ties): Standing {
  const { accountRoles, ownPatientId, chosenPatientId, firstClinicId, clinicId, memberRoles } = ties
  if (ties.isGuardian) return { roles: ['patient'], clinicId: null, patientId: chosenPatientId }
  const own = roles.parse(accountRoles)
  if (chosenPatientId !== null && own.includes('patient'))
    return { roles: ['patient'], clinicId: null, patientId: ownPatientId }
  if (clinicId !== null && memberRoles !== null) {
    const beside = own.filter((each) => each === 'admin')
    return { roles: [...roles.parse(memberRoles), ...beside], clinicId, patientId: null }
  }
  // Founders are administrators before their clinic exists; people who left all clinics have no role there any more.
  const left = own.filter((each) => firstClinicId === null || each === 'patient' || each === 'admin')
  return { roles: left, clinicId: null, patientId: left.includes('patient') ? ownPatientId : null }
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
  /** Set while they act for somebody: `patientId` is that patient then, the account is still their own. */
  behalf?: Behalf | undefined
}

export interface Behalf {
  patientId: string
  /** The name of who acts. */
  name: string
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
