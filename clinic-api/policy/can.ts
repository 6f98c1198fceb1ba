import { type Action, reachOf } from '#contract/access'
import { forbidden, notFound } from '../errors.ts'
import type { Caller } from './caller.ts'

/** Whose record it is. Fields that are left out never match anybody. */
export interface Subject {
  /** The clinics that the record belongs to; for a patient those they are linked to. */
  clinicIds?: readonly (string | null)[]
  doctorId?: string | null
  patientId?: string | null
  userId?: string | null
}

export function can(caller: Caller, action: Action, subject: Subject): boolean {
  const reach = reachOf(action, caller.roles)
  if (reach === null) return false
  if (reach === 'any') return true
  return isOwn(caller, subject) || (reach === 'clinic' && isOfClinic(caller, subject))
}

/** Throws 403 when none of the caller's roles may do this to anything. */
export function assertMay(caller: Caller, action: Action): void {
  if (reachOf(action, caller.roles) === null) throw forbidden()
}

/** Throws 403 when the role may not, and the same 404 as for a missing record when this one is out of reach. */
export function assertCan(
  caller: Caller,
  action: Action,
  subject: Subject | null,
): asserts subject is Subject {
  assertMay(caller, action)
  if (subject === null || !can(caller, action, subject)) throw notFound()
}

function isOwn(caller: Caller, subject: Subject): boolean {
  return (
    same(caller.doctorId, subject.doctorId) ||
    same(caller.patientId, subject.patientId) ||
    same(caller.userId, subject.userId)
  )
}

function isOfClinic(caller: Caller, subject: Subject): boolean {
  return subject.clinicIds?.some((clinicId) => same(caller.clinicId, clinicId)) ?? false
}

function same(mine: string | null, theirs: string | null | undefined): boolean {
  return mine !== null && mine === theirs
}
