import type { AuditEvent } from '@medplum/fhirtypes'
import { desc, inArray } from 'drizzle-orm'
import { minuteMs } from '#contract/durations'
import { dayAt, instantOf, wallFromNumber } from '#contract/zone'
import { audit } from '../db/schema/audit.ts'
import { type LogRecord, openLog, readLog } from '../services/audit/read-log.ts'
import { getClinicSettings } from '../services/clinics/settings.ts'
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
    date: { type: 'date', says: 'When it happened; a date without a time is a day of the clinic' },
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
  const { stretches, ...days } = await askedStretches(deps, query, clinicId)
  const [outcome] = query.tokens('outcome') ?? []
  const filters = {
    clinicId,
    patient: query.reference('patient') ?? undefined,
    ...days,
    outcome: outcome === undefined ? undefined : outcome === '0' ? ('done' as const) : ('refused' as const),
  }
  const log = await openLog(deps, caller, filters, 'page')
  const found = (row: LogRecord): Found => ({
    resource: toAuditEvent(row, clinicId),
    key: [`${row.at.getTime()}.${row.id}`],
  })
  if (!named) {
    const all: LogRecord[] = []
    for (const within of stretches) {
      const limit = query.count + 1 - all.length
      if (limit > 0) all.push(...(await readLog(log, { cursor: query.after?.[0], limit, within })).rows)
    }
    return all.map(found)
  }
  const rows: LogRecord[] = []
  for (const { id, at: moment } of named) {
    const cursor = `${moment.getTime()}.${id}`
    if (query.after && !isBefore(cursor, query.after[0])) continue
    // The row itself is the first one before whatever would come right after it.
    const [row] = (await readLog(log, { cursor: `${cursor}z`, limit: 1 })).rows
    const isAsked = stretches.some(({ from, until }) => moment.getTime() >= from && moment.getTime() < until)
    if (row?.id === id && isAsked) rows.push(row)
  }
  return rows.map(found)
}

/** The instants that are asked for, newest first, and the days of the clinic that they lie in. */
async function askedStretches({ db, clock }: FhirContext['deps'], query: SearchQuery, clinicId: string) {
  const asked = query.dates('date')
  if (!asked) return { stretches: [{ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }] }
  const { timeZone = 'UTC' } = (await getClinicSettings(db, clinicId)) ?? {}
  const toInstant = (wall: number) =>
    instantOf(wallFromNumber(wall), timeZone) + (((wall % minuteMs) + minuteMs) % minuteMs)
  const stretches = asked.instants({ now: clock.now(), toInstant }).toReversed()
  const { until = Number.POSITIVE_INFINITY } = stretches[0] ?? {}
  const { from = Number.NEGATIVE_INFINITY } = stretches.at(-1) ?? {}
  return {
    stretches,
    ...(isWritable(from) && { from: dayAt(from, timeZone) }),
    ...(isWritable(until) && { to: dayAt(until - 1, timeZone) }),
  }
}

const isWritable = (ms: number) => ms >= 0 && ms < Date.UTC(9999, 0)

/** Places of these rows in the log, newest first. */
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
