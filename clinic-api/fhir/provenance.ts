import type { Provenance } from '@medplum/fhirtypes'
import type { Reader } from '../db/client.ts'
import { files } from '../db/schema/files.ts'
import { allergies, conditions, treatments } from '../db/schema/histories.ts'
import { listAllergies } from '../services/histories/allergies.ts'
import { listConditions } from '../services/histories/conditions.ts'
import { listTreatments } from '../services/histories/treatments.ts'
import { listDocuments } from './document-reference.ts'
import { at, inWords, referTo } from './elements.ts'
import { type EntryContext, entryKind } from './history-entries.ts'

type Target = 'Condition' | 'MedicationStatement' | 'AllergyIntolerance' | 'DocumentReference'

interface Written {
  target: Target
  id: string
  createdBy: string
  createdAt: Date
  reportedByPatient: boolean
}

/** Tells by whom and when each entry of a history was written. */
export const provenanceKind = entryKind({
  type: 'Provenance',
  tables: [conditions, treatments, allergies, files],
  parameters: { target: { type: 'reference', says: 'What was written' } },
  dates: {
    recorded: {
      says: 'When it was written',
      of: (each) => (each.resourceType === 'Provenance' ? each.recorded : undefined),
    },
  },
  list: listWritten,
  map: toProvenance,
  entryId: (id) => id.replace(/^[a-z]+-/, ''),
  keeps(resource, query) {
    const wanted = query.reference('target')
    const target = resource.resourceType === 'Provenance' ? resource.target?.[0]?.reference : undefined
    return wanted === null || target?.split('/')[1] === wanted
  },
})

async function listWritten(tx: Reader, historyId: string): Promise<Written[]> {
  const lists: [Target, Omit<Written, 'target'>[]][] = [
    ['Condition', await listConditions(tx, historyId)],
    ['MedicationStatement', await listTreatments(tx, historyId)],
    ['AllergyIntolerance', await listAllergies(tx, historyId)],
    ['DocumentReference', await listDocuments(tx, historyId)],
  ]
  return lists.flatMap(([target, rows]) => rows.map((row) => ({ ...row, target })))
}

function toProvenance(row: Written, { authors }: EntryContext): Provenance {
  return {
    resourceType: 'Provenance',
    id: `${row.target.toLowerCase()}-${row.id}`,
    target: [referTo(row.target, row.id)],
    recorded: at(row.createdAt),
    activity: inWords(row.reportedByPatient ? 'Reported by the patient' : 'Recorded by the clinic'),
    agent: [{ who: authors.get(row.createdBy) ?? { display: 'Unknown' } }],
  }
}
