import { type Action, isReadInEmergency, reachOf, type Scope } from '#contract/access'
import { forbidden, notFound } from '../errors.ts'
import type { Caller, Emergency } from './caller.ts'

/** Whose record it is. Fields that are left out never match anybody. */
export interface Subject {
  /** The clinics that the record belongs to; for a patient those that it is open to. */
  clinicIds?: readonly (string | null)[]
  doctorId?: string | null
  patientId?: string | null
  userId?: string | null
  /** Speaks of somebody's health: kept from those of the clinic who may read no history. */
  isClinical?: boolean
}

/** How far the caller may do this; null when not at all. */
export function reachFor({ roles, onlyActions }: Caller, action: Action): Scope | null {
  return onlyActions?.includes(action) === false ? null : reachOf(action, roles)
}

export function can(caller: Caller, action: Action, subject: Subject): boolean {
  const reach = reachFor(caller, action)
  if (reach === null) return false
  if (reach === 'any') return true
  if (isOwn(caller, subject)) return true
  if (subject.isClinical && reachFor(caller, 'history.read') === null) return false
  return reach === 'clinic' && (isOfClinic(caller, subject) || isEmergency(caller, action, subject))
}

/** Throws 403 when none of the caller's roles may do this to anything. */
export function assertMay(caller: Caller, action: Action): void {
  if (reachFor(caller, action) === null) throw forbidden()
}

/** Throws 403 when the role may not, and the same 404 as for a missing record when this one is out of reach. */
export function assertCan(
  caller: Caller,
  action: Action,
  subject: Subject | null,
): asserts subject is Subject {
  if (subject !== null && can(caller, action, subject)) return
  const refusal = reachFor(caller, action) === null ? forbidden() : notFound()
  refusal.patientId = subject?.patientId ?? null
  refusal.refused = { action, clinicIds: subject?.clinicIds ?? [] }
  throw refusal
}

function isOwn(caller: Caller, subject: Subject): boolean {
  return (
    // A doctor of several clinics works in one at a time.
    (same(caller.doctorId, subject.doctorId) && (!subject.clinicIds || isOfClinic(caller, subject))) ||
    same(caller.patientId, subject.patientId) ||
    same(caller.userId, subject.userId)
  )
}

function isOfClinic(caller: Caller, subject: Subject): boolean {
  return subject.clinicIds?.some((clinicId) => same(caller.clinicId, clinicId)) ?? false
}

function isEmergency(caller: Caller, action: Action, { patientId = null }: Subject): boolean {
  return isReadInEmergency(action) && emergencyOf(caller, patientId) !== null
}

/** The emergency that keeps this patient's record open to the caller; null when there is none. */
export function emergencyOf(
  { emergencies = [] }: Pick<Caller, 'emergencies'>,
  patientId: string | null,
): Emergency | null {
  return emergencies.find((each) => each.patientId === patientId) ?? null
}

interface AtClinic {
  clinicId: string
  patientId: string
  doctorId?: string
  /** Whether the patient has ended the clinic's access to their record. */
  isClosed: boolean
}

/**
 * Data that a clinic keeps about a patient: only the patient's own once they have closed their record to the
 * clinic.
 */
export function subjectAtClinic({ clinicId, patientId, doctorId, isClosed }: AtClinic): Subject {
  if (isClosed) return { patientId }
  return { clinicIds: [clinicId], patientId, ...(doctorId !== undefined && { doctorId }) }
}

function same(mine: string | null, theirs: string | null | undefined): boolean {
  return mine !== null && mine === theirs
}
