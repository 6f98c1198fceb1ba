import type { Condition, Resource } from '@medplum/fhirtypes'
import { conditions } from '../db/schema/histories.ts'
import { listConditions } from '../services/histories/conditions.ts'
import { at, coded, inWords, referTo, textOf } from './elements.ts'
import { type EntryContext, entryKind } from './history-entries.ts'

export const conditionKind = entryKind({
  type: 'Condition',
  tables: [conditions],
  parameters: { 'clinical-status': { type: 'token', says: 'active or resolved' } },
  dates: {
    'onset-date': { says: 'When it began', of: (each) => ofCondition(each)?.onsetDateTime },
    'abatement-date': { says: 'When it was over', of: (each) => ofCondition(each)?.abatementDateTime },
    'recorded-date': { says: 'When it was written down', of: (each) => ofCondition(each)?.recordedDate },
  },
  list: listConditions,
  map: toCondition,
  keeps(resource, query) {
    const wanted = query.tokens('clinical-status')
    const status = resource.resourceType === 'Condition' && resource.clinicalStatus?.coding?.[0]?.code
    return !wanted || wanted.includes(status || '')
  },
})

const ofCondition = (each: Resource) => (each.resourceType === 'Condition' ? each : null)

function toCondition(row: typeof conditions.$inferSelect, { patientId, authors }: EntryContext): Condition {
  const over = row.until !== null
  return {
    resourceType: 'Condition',
    id: row.id,
    meta: { lastUpdated: at(row.updatedAt) },
    clinicalStatus: over
      ? coded('condition-clinical', 'resolved', 'Resolved')
      : coded('condition-clinical', 'active', 'Active'),
    verificationStatus: row.reportedByPatient
      ? coded('condition-ver-status', 'unconfirmed', 'Unconfirmed')
      : undefined,
    code: inWords(row.name),
    subject: referTo('Patient', patientId),
    onsetDateTime: row.since,
    abatementDateTime: row.until ?? undefined,
    recordedDate: at(row.createdAt),
    recorder: authors.get(row.createdBy),
    note: textOf(row.details) ? [{ text: row.details }] : undefined,
  }
}
