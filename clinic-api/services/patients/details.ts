import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { IdentityDocument } from '#contract/document-kinds'
import type { DetailField, DetailValue, PatientSheet } from '#contract/patient-sheet'
import { detailChanges } from '../../db/schema/detail-changes.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import { idAt } from '../../db/timed-ids.ts'
import type { Step } from '../../write/write.ts'
import { columnsOf, documentIn } from './document.ts'
import { foldedColumns } from './fold.ts'
import type { PatientRecord } from './queries.ts'

/** Who a patient is and how they are reached. */
interface Details extends PatientSheet {
  name: string
  surname: string
  birthdate: string
  document: IdentityDocument
  /** Empty when there is no address. */
  email: string
  phone: string | null
  city: string
}

type Row = typeof patients.$inferSelect

/** The sheet of a row, as it is answered. */
export const sheetOf = ({ sex, address, postalCode, healthCard, language, emergencyContact }: Row) => ({
  sex,
  address,
  postalCode,
  healthCard,
  language,
  emergencyContact,
})

function detailsOf({ patient, email }: PatientRecord): Details {
  const { name, surname, birthdate, phone, city } = patient
  return { name, surname, birthdate, document: documentIn(patient), email, phone, city, ...sheetOf(patient) }
}

type Changed = Record<DetailField, DetailValue>

type Wish = { [Field in keyof Details]?: Details[Field] | undefined }

/** The wish without what it leaves as it is. */
function changesIn(before: Details, wish: Wish): DetailField[] {
  const fields = Object.keys(before) as (keyof Details)[]
  return fields.filter((field) => wish[field] !== undefined && !isDeepStrictEqual(wish[field], before[field]))
}

/**
 * Writes the fields that a wish changes, with the values before and after; answers their names, none when it changes
 * nothing. The address of the account is the caller's to change. Fails on a unique constraint for somebody else's document.
 */
export async function changeDetails(
  { tx, now }: Step,
  changedBy: string,
  found: PatientRecord,
  wish: Wish,
): Promise<DetailField[]> {
  const before = detailsOf(found)
  const fields = changesIn(before, wish)
  if (fields.length === 0) return fields
  const after: Details = { ...before, ...pick(wish, fields) }
  const { document, email, ...columns } = after
  const row = { ...columns, ...columnsOf(document) }
  const { id: patientId, version, userId } = found.patient
  await tx
    .update(patients)
    .set({ ...row, ...foldedColumns({ ...row, email }), version: version + 1, updatedAt: now })
    .where(eq(patients.id, patientId))
  if (fields.includes('language') && after.language)
    await tx.update(users).set({ language: after.language }).where(eq(users.id, userId))
  const [old, fresh]: [Changed, Changed] = [{ ...before }, { ...after }]
  const change = { patientId, changedBy, at: now }
  await tx
    .insert(detailChanges)
    .values(
      fields.map((field) => ({ ...change, id: idAt(now), field, before: old[field], after: fresh[field] })),
    )
  return fields
}

const pick = (wish: Wish, fields: readonly DetailField[]): Partial<Details> =>
  Object.fromEntries(fields.map((field) => [field, wish[field]]))
