import type { MedicationStatement } from '@medplum/fhirtypes'
import { treatments } from '../db/schema/histories.ts'
import { listTreatments } from '../services/histories/treatments.ts'
import { at, inWords, referTo, textOf } from './elements.ts'
import { type EntryContext, entryKind } from './history-entries.ts'

export const medicationStatementKind = entryKind({
  type: 'MedicationStatement',
  tables: [treatments],
  parameters: {
    status: { type: 'token', says: 'intended, active or completed, by the days of the treatment' },
  },
  dates: {
    effective: {
      says: 'The days of the treatment',
      of: (each) => (each.resourceType === 'MedicationStatement' ? each.effectivePeriod : undefined),
    },
  },
  list: listTreatments,
  map: toMedicationStatement,
  keeps(resource, query) {
    const wanted = query.tokens('status')
    return (
      !wanted || (resource.resourceType === 'MedicationStatement' && wanted.includes(resource.status ?? ''))
    )
  },
})

type Row = typeof treatments.$inferSelect

function toMedicationStatement(row: Row, { patientId, authors, today }: EntryContext): MedicationStatement {
  return {
    resourceType: 'MedicationStatement',
    id: row.id,
    meta: { lastUpdated: at(row.updatedAt) },
    status: row.startDate > today ? 'intended' : row.endDate < today ? 'completed' : 'active',
    medicationCodeableConcept: inWords(row.name),
    subject: referTo('Patient', patientId),
    effectivePeriod: { start: row.startDate, end: row.endDate },
    dateAsserted: at(row.createdAt),
    informationSource: authors.get(row.createdBy),
    dosage: textOf(row.instructions) ? [{ text: row.instructions }] : undefined,
  }
}
