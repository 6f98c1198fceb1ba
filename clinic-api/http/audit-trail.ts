import { and, eq, ne } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { RefusalReason } from '#contract/choices'
import { named, runNamed } from '../db/named.ts'
import { patientClinics } from '../db/schema/patients.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../policy/caller.ts'
import { emergencyOf, reachFor } from '../policy/can.ts'
import { actorOf, auditValues, insertAudit, refuseUnrecorded, type Trace } from '../write/audit.ts'
import { refuse } from './error-handler.ts'
import type { Access } from './server.ts'

const warning = named('record_warning', insertAudit)

/**
 * The clinics that treat a patient read in their own logs who from elsewhere was refused, and which clinic that was. The
 * log of the one who tried never names the patient.
 */
async function warnClinics(deps: Deps, caller: Caller, trace: Trace): Promise<void> {
  const { patientId = null } = trace
  if (!patientId || caller.patientId === patientId) return
  const isElsewhere = ne(patientClinics.clinicId, caller.clinicId ?? '')
  const treating = await deps.db.orm
    .select({ clinicId: patientClinics.clinicId })
    .from(patientClinics)
    .where(and(eq(patientClinics.patientId, patientId), isElsewhere))
  const { clinicId: otherClinic } = caller
  for (const { clinicId } of treating) {
    const entry = { ...trace, clinicId, ...actorOf(caller), details: { otherClinic } }
    await runNamed(deps.db, warning, auditValues(deps.clock.now(), entry)).catch(refuseUnrecorded)
  }
}

/** The data that a read has shown: a record, or the ids of a list. */
export type ShownTrace = Pick<Trace, 'entity' | 'entityId' | 'patientId' | 'details'>

/** Tells which patients' data an answer shows; null when it shows none. */
export type Shown = (answer: unknown, request: FastifyRequest) => ShownTrace | null

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On routes that show patients' data and are no writes themselves. */
    shows?: Shown
  }
}

const audited = named('record_trail', insertAudit)
const refusals = new Set([403, 404])

/** Every read of a patient's data and every refusal of somebody signed in is on record before it is answered. */
export function installAuditTrail(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  async function record(request: FastifyRequest, trace: Omit<Trace, 'clinicId'>): Promise<void> {
    const { caller } = request
    if (!caller) return
    const values = auditValues(clock.now(), { clinicId: caller.clinicId, ...trace, ...actorOf(caller) })
    // Whatever keeps it off the record keeps it from being shown.
    await runNamed(db, audited, values).catch(refuseUnrecorded)
  }

  app.decorateRequest('refusedOf', null)
  app.decorateRequest('concerns', null)
  app.addHook('preSerialization', async (request, reply, answer: unknown) => {
    const { shows, access } = request.routeOptions.config
    const shown = reply.statusCode < 300 ? shows?.(answer, request) : null
    if (shown) await record(request, { action: nameOf(request, access), ...withReason(request, shown) })
    return answer
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { caller } = request
    const { access } = request.routeOptions.config
    const isPassedOver = reply.statusCode === 200 && request.refusedOf !== null
    if (!access || !(isPassedOver || refusals.has(reply.statusCode))) return payload
    const [entity = 'unknown'] = placeOf(request)
    const asked = Object.values(request.params as Record<string, string>)[0]
    // No text in the database holds a zero.
    const entityId = asked?.slice(0, 100).replaceAll('\0', '\uFFFD') ?? null
    const place = { entity, entityId, patientId: request.refusedOf }
    // Too late to throw: what was an error already would be answered in the framework's own words.
    const why = caller && whyRefused(caller, access, reply.statusCode !== 403 || request.refusedOf !== null)
    const details = why ? { refusal: why } : {}
    const trace = { action: nameOf(request, access), outcome: 'refused', details, ...place } as const
    const warned = caller ? warnClinics(deps, caller, trace) : Promise.resolve()
    return warned
      .then(() => record(request, trace))
      .then(
        () => payload,
        (error: FastifyError) => refuse(error, request, reply),
      )
  })
}

/** None where it was neither the role nor the record, such as a password that was asked for again. */
function whyRefused(caller: Caller, access: Access, isRecord: boolean): RefusalReason | null {
  const isAct = access !== 'session' && access !== 'public'
  if (isAct && reachFor(caller, access) === null) return 'act'
  return isRecord ? 'record' : null
}

/** A record that is open in an emergency alone, or to somebody who acts for the patient, says so to them. */
function withReason({ caller }: FastifyRequest, shown: ShownTrace): ShownTrace {
  const { patientId = null, details } = shown
  const why = caller && reasonOf(caller, patientId)
  return why ? { ...shown, details: { ...details, why } } : shown
}

function reasonOf(caller: Caller, patientId: string | null): string | null {
  if (emergencyOf(caller, patientId)) return 'emergency'
  return caller.behalf && caller.behalf.patientId === patientId ? 'guardian' : null
}

/** The requested action; for routes that only need a session, a name made from the route. */
function nameOf(request: FastifyRequest, access: string | undefined): string {
  if (access && access !== 'session') return access
  return `${placeOf(request).join('.')}.${request.method === 'GET' ? 'read' : request.method.toLowerCase()}`
}

/** The words of the route, without the version and the ids. */
function placeOf({ routeOptions }: FastifyRequest): string[] {
  const words = (routeOptions.url ?? '').replace(/^\/(api\/v1|fhir\/R4)\//, '').split('/')
  return words.filter((word) => word !== '' && !word.startsWith(':'))
}
