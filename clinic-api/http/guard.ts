import type { Action } from '#contract/access'
import type { Reader } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan, type Subject } from '../policy/can.ts'
import { callerOf, type Guard, param } from './server.ts'

export type Owner = (id: string, caller: Caller) => Promise<Subject | null> | Subject

/**
 * Route options by which a record out of reach, told by the `id` of the address, is answered with 404 before the
 * body is looked at. The write itself asks again, under its locks.
 */
export function guarded<Access extends Action>(
  access: Access,
  ownerOf: Owner,
): { config: { access: Access }; onRequest: Guard } {
  return {
    config: { access },
    onRequest: async (request) => {
      const caller = callerOf(request)
      const subject = await ownerOf(param(request, 'id'), caller)
      request.concerns = subject?.patientId ?? null
      assertCan(caller, access, subject)
    },
  }
}

/** Tells whose record an id is, by the functions with which its noun reads it; a clinic sees people as it knows them. */
export function ownedBy<Found>(
  { db }: Deps,
  get: (orm: Reader, id: string, clinicId: string | null) => Promise<Found | null>,
  subjectOf: (found: Found, caller: Caller) => Subject,
): Owner {
  return async (id, caller) => {
    const found = await get(db.orm, id, caller.clinicId)
    return found && subjectOf(found, caller)
  }
}
