import type { Orm } from '../db/client.ts'
import { type NamedValues, named, runNamed } from '../db/named.ts'
import { sqlStateOf } from '../db/pg-errors.ts'
import { audit } from '../db/schema/audit.ts'
import { idAt } from '../db/timed-ids.ts'
import { unavailable } from '../errors.ts'
import type { Caller } from '../policy/caller.ts'
import type { Word } from './announce.ts'

/** A statement holds no more values than fit into 16 bits. */
const rowsAtOnce = 1000

/** An action and its object. */
export interface Trace {
  action: string
  outcome?: 'done' | 'refused'
  entity: string
  entityId?: string | null
  /** Whose record it is, so that a patient can list who opened it. */
  patientId?: string | null
  clinicId?: string | null
  /** Never a secret, never clinical text. */
  details?: Record<string, unknown>
}

/** The person who did it. */
export interface Actor {
  actorId: string | null
  /** Network address. */
  address: string
  /** The patient for whom they acted, if for one. */
  behalf?: string | null
  /** Their roles at that moment, at the clinic where they worked. */
  roles?: readonly string[]
}

/** The text of an audit row, as a statement of its own or the beginning of one. */
export const insertAudit = `insert into audit
    (id, at, action, outcome, actor_id, entity, entity_id, patient_id, clinic_id, address, details)
  select :auditId, :now::timestamptz, :action, :outcome, :actorId, :entity, :entityId, :auditPatientId,
    :auditClinicId, :address, :details::jsonb`

/** A write ends by one statement: the row, and whatever the write has to say to other processes. */
const insertLast = named(
  'insert_audit',
  `${insertAudit}
  from (select count(pg_notify(channel, payload)) from json_to_recordset(:words::json) w (channel text, payload text)) said`,
)

/** The details of a row, with the roles that its actor had and for whom they acted. */
function detailsOf({ details, behalf, roles = [] }: Pick<Trace & Actor, 'details' | 'behalf' | 'roles'>) {
  if (!behalf && roles.length === 0) return details ?? null
  return { ...details, ...(behalf && { actedFor: behalf }), ...(roles.length > 0 && { as: roles }) }
}

/** The person who is signed in; a program with a key has no role of its own. */
export function actorOf({ userId, address, behalf, roles, onlyActions }: Caller): Actor {
  return { actorId: userId, address, behalf: behalf?.patientId ?? null, roles: onlyActions ? [] : roles }
}

export function auditValues(now: Date, { actorId, address, ...trace }: Trace & Actor): NamedValues {
  const details = detailsOf(trace)
  return {
    auditId: idAt(now),
    now: now.toISOString(),
    action: trace.action,
    outcome: trace.outcome ?? 'done',
    actorId,
    entity: trace.entity,
    entityId: trace.entityId ?? null,
    auditPatientId: trace.patientId ?? null,
    auditClinicId: trace.clinicId ?? null,
    address,
    details: details ? JSON.stringify(details) : null,
  }
}

/** Rows of one act that touches many records; whoever did it is the same for all. The write still ends in one of its own. */
export async function recordAudits(
  { tx, now, caller }: { tx: Orm; now: Date; caller: Caller },
  traces: readonly Trace[],
): Promise<void> {
  const actor = actorOf(caller)
  const rows = traces.map(({ outcome = 'done', ...trace }) => ({
    ...trace,
    details: detailsOf({ ...trace, ...actor }),
    outcome,
    id: idAt(now),
    at: now,
    actorId: actor.actorId,
    address: actor.address,
  }))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insert(audit)
      .values(rows.slice(from, from + rowsAtOnce))
      .catch(refuseUnrecorded)
}

/** Writes one row, sends `words`, and answers the row's id; `tx` is the transaction of what it speaks of. */
export async function recordAudit(
  tx: Orm,
  now: Date,
  { words = [], ...entry }: Trace & Actor & { words?: readonly Word[] },
): Promise<string> {
  const auditId = idAt(now)
  const values = { ...auditValues(now, entry), auditId, words: JSON.stringify(words) }
  await runNamed(tx, insertLast, values).catch(refuseUnrecorded)
  return auditId
}

export function refuseUnrecorded(error: unknown): never {
  throw notRecorded(error)
}

/**
 * The error to throw when an entry could not be written: 503, unless the entry's own values were at fault.
 */
export function notRecorded(error: unknown): unknown {
  return sqlStateOf(error)?.startsWith('22') ? error : unavailable(error)
}
