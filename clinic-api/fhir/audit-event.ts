import type { AuditEvent } from '@medplum/fhirtypes'
import { desc, inArray } from 'drizzle-orm'
import { audit } from '../db/schema/audit.ts'
import { type LogRecord, openLog, readLog } from '../services/audit/read-log.ts'
import { at, referTo, textOf } from './elements.ts'
import { needs } from './refusal.ts'
import type { FhirContext, Found, ResourceKind } from './resource-kind.ts'
import type { SearchQuery } from './search-query.ts'

export const auditEventKind: ResourceKind = {
  type: 'AuditEvent',
  action: 'audit.read',
  parameters: {
    source: { type: 'reference', says: 'The clinic whose log it is; one’s own if left out' },
    patient: { type: 'reference', says: 'Whose record was used' },
    date: { type: 'date', says: 'On which days of the clinic' },
    outcome: { type: 'token', says: '0 for done, 4 for refused' },
  },
  find: findEvents,
}

/** The log of a clinic, newest first; that it was read stands in it before it is. */
async function findEvents({ deps, caller }: FhirContext, query: SearchQuery): Promise<Found[]> {
  const named = query.ids && (await getPlaces(deps, query.ids))
  if (named?.length === 0) return []
  const clinicId = query.reference('source') ?? caller.clinicId ?? named?.[0]?.clinicId
  if (!clinicId) throw needs('Say whose log: source')
  const { from, until } = query.stretch('date')
  const [outcome] = query.tokens('outcome') ?? []
  const filters = {
    clinicId,
    patient: query.reference('patient') ?? undefined,
    from: from?.slice(0, 10),
    to: until ? lastDayBefore(until) : undefined,
    outcome: outcome === undefined ? undefined : outcome === '0' ? ('done' as const) : ('refused' as const),
  }
  const log = await openLog(deps, caller, filters, 'page')
  const found = (row: LogRecord): Found => ({
    resource: toAuditEvent(row, clinicId),
    key: [`${row.at.getTime()}.${row.id}`],
  })
  if (!named) {
    const { rows } = await readLog(log, { cursor: query.after?.[0], limit: query.count + 1 })
    return rows.map(found)
  }
  const rows: LogRecord[] = []
  for (const { id, at: moment } of named) {
    const cursor = `${moment.getTime()}.${id}`
    if (query.after && !isBefore(cursor, query.after[0])) continue
    // The row itself is the first one before whatever would come right after it.
    const [row] = (await readLog(log, { cursor: `${cursor}z`, limit: 1 })).rows
    if (row?.id === id) rows.push(row)
  }
  return rows.map(found)
}

/** Where these rows stand in the log, newest first. */
function getPlaces({ db }: FhirContext['deps'], ids: readonly string[]) {
  return db.orm
    .select({ id: audit.id, at: audit.at, clinicId: audit.clinicId })
    .from(audit)
    .where(inArray(audit.id, [...ids]))
    .orderBy(desc(audit.id))
}

/** Whether a place in the log comes after another one, which is newer. */
function isBefore(place: string, other = ''): boolean {
  const [, id = ''] = place.split('.')
  const [, otherId = ''] = other.split('.')
  return id < otherId
}

const lastDayBefore = (until: string) => new Date(Date.parse(until) - 1).toISOString().slice(0, 10)

const reads = /\.(read|list|view|export)/

function toAuditEvent(row: LogRecord, clinicId: string): AuditEvent {
  const { action, patientId, patientName, entity, entityId } = row
  return {
    resourceType: 'AuditEvent',
    id: row.id,
    type: {
      system: 'http://terminology.hl7.org/CodeSystem/audit-event-type',
      code: 'rest',
      display: 'RESTful Operation',
    },
    subtype: [{ code: action, display: action }],
    action: reads.test(action) ? 'R' : 'E',
    recorded: at(row.at),
    outcome: row.outcome === 'done' ? '0' : '4',
    agent: [
      {
        who: { display: textOf(row.actorName ?? row.actorPatient) ?? 'Nobody who was signed in' },
        requestor: true,
        network: textOf(row.address) ? { address: row.address ?? undefined, type: '2' } : undefined,
      },
    ],
    source: { observer: referTo('Organization', clinicId) },
    entity: [
      { name: entityId ? `${entity} ${entityId}` : entity },
      ...(patientId ? [{ what: referTo('Patient', patientId, patientName ?? undefined) }] : []),
    ],
  }
}
