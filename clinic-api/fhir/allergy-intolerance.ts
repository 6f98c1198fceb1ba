import type { AllergyIntolerance } from '@medplum/fhirtypes'
import { allergies } from '../db/schema/histories.ts'
import { listAllergies } from '../services/histories/allergies.ts'
import { at, coded, inWords, referTo } from './elements.ts'
import { type EntryContext, entryKind } from './history-entries.ts'

export const allergyIntoleranceKind = entryKind({
  type: 'AllergyIntolerance',
  tables: [allergies],
  dates: {
    date: {
      says: 'When it was written down',
      of: (each) => (each.resourceType === 'AllergyIntolerance' ? each.recordedDate : undefined),
    },
  },
  list: listAllergies,
  map: toAllergyIntolerance,
})

type Row = typeof allergies.$inferSelect

function toAllergyIntolerance(row: Row, { patientId, authors }: EntryContext): AllergyIntolerance {
  return {
    resourceType: 'AllergyIntolerance',
    id: row.id,
    meta: { lastUpdated: at(row.updatedAt) },
    clinicalStatus: coded('allergyintolerance-clinical', 'active', 'Active'),
    verificationStatus: row.reportedByPatient
      ? coded('allergyintolerance-verification', 'unconfirmed', 'Unconfirmed')
      : undefined,
    code: inWords(row.name),
    patient: referTo('Patient', patientId),
    recordedDate: at(row.createdAt),
    recorder: authors.get(row.createdBy),
  }
}
