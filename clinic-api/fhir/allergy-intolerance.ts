import type { AllergyIntolerance } from '@medplum/fhirtypes'
import { eq, inArray } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { allergies, histories } from '../db/schema/histories.ts'
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
  list: async (tx, historyId) => [
    ...(await listAllergies(tx, historyId)),
    ...(await readNone(tx, historyId)),
  ],
  map: (row, context) =>
    'name' in row ? toAllergyIntolerance(row, context) : toNoKnownAllergy(row, context),
  async ownersOfOthers(tx, ids) {
    const known = ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
    const rows = await tx.select({ id: histories.id }).from(histories).where(inArray(histories.id, known))
    return rows.map(({ id }) => id)
  },
})

/** Stands before the id of the history in the id of the statement that there are none. */
const prefix = 'none-'

interface NoneKnown {
  id: string
  createdBy: string
  asked: string
  at: Date
}

async function readNone(tx: Reader, historyId: string): Promise<NoneKnown[]> {
  const [row] = await tx.select().from(histories).where(eq(histories.id, historyId))
  if (!row?.noAllergiesAsked || !row.noAllergiesAt) return []
  const { noAllergiesAsked: asked, noAllergiesAt: at, noAllergiesBy } = row
  return [{ id: `${prefix}${historyId}`, createdBy: noAllergiesBy ?? '', asked, at }]
}

function toNoKnownAllergy(
  { id, createdBy, asked, at: writtenAt }: NoneKnown,
  { patientId, authors }: EntryContext,
): AllergyIntolerance {
  return {
    resourceType: 'AllergyIntolerance',
    id,
    meta: { lastUpdated: at(writtenAt) },
    clinicalStatus: coded('allergyintolerance-clinical', 'active', 'Active'),
    verificationStatus: coded('allergyintolerance-verification', 'confirmed', 'Confirmed'),
    code: {
      coding: [{ system: 'http://snomed.info/sct', code: '716186003', display: 'No known allergy' }],
      text: 'No known allergy',
    },
    patient: referTo('Patient', patientId),
    recordedDate: asked,
    recorder: authors.get(createdBy),
  }
}

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
