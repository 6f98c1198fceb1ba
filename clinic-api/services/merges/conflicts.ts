import { sql } from 'drizzle-orm'
import type { MergeConflict, Side } from '#contract/merges'
import type { PatientSheet } from '#contract/patient-sheet'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { patients } from '../../db/schema/patients.ts'
import { ApiError } from '../../errors.ts'
import type { Doubles, Pair } from './pair.ts'

type Row = typeof patients.$inferSelect

interface Fact {
  columns: readonly (keyof Row)[]
  /** The record's value; empty when it has none. */
  textOf(row: Row): string
}

const plain = (
  column:
    | 'name'
    | 'surname'
    | 'birthdate'
    | 'city'
    | 'phone'
    | 'email'
    | 'deceasedOn'
    | Exclude<keyof PatientSheet, 'emergencyContact'>,
): Fact => ({
  columns: [column],
  textOf: (row) => row[column] ?? '',
})

/** Facts about a person, by the name of their choice. */
const facts: Record<string, Fact> = {
  name: plain('name'),
  surname: plain('surname'),
  birthdate: plain('birthdate'),
  document: {
    columns: ['dni', 'documentKind', 'documentCountry'],
    textOf: ({ dni, documentKind, documentCountry }) =>
      documentKind === 'none' ? '' : [dni, documentCountry].filter(Boolean).join(' '),
  },
  city: plain('city'),
  phone: plain('phone'),
  email: plain('email'),
  sex: plain('sex'),
  address: plain('address'),
  postalCode: plain('postalCode'),
  healthCard: plain('healthCard'),
  language: plain('language'),
  emergencyContact: {
    columns: ['emergencyContact'],
    textOf: ({ emergencyContact: contact }) =>
      contact ? [contact.name, contact.phone, contact.relation].filter(Boolean).join(' · ') : '',
  },
  deceasedOn: plain('deceasedOn'),
}

/** Facts that both records have and that differ. Where only one has a value, there is nothing to choose. */
export function differing({ keep, merge }: Pair): MergeConflict[] {
  return Object.entries(facts).flatMap(([field, { textOf }]) => {
    const [one, other] = [textOf(keep.patient), textOf(merge.patient)]
    return one === '' || other === '' || one === other ? [] : [{ field, keep: one, merge: other }]
  })
}

/** The facts that the kept record takes over: those that were chosen, and those that it lacks. */
export function takenOver({ keep, merge }: Pair, choose: Record<string, Side>): Partial<Row> {
  const taken = Object.entries(facts).filter(([field, { textOf }]) => {
    if (textOf(merge.patient) === '') return false
    return textOf(keep.patient) === '' || choose[field] === 'merge'
  })
  const columns = taken.flatMap(([, each]) => each.columns)
  return Object.fromEntries(columns.map((column) => [column, merge.patient[column]]))
}

export interface Collision {
  keepId: string
  mergeId: string
  keepAt: string
  mergeAt: string
}

/** Appointments of both at one time, of which one person can keep only one. */
export async function collisions(tx: Reader, { keep, merge }: Doubles): Promise<Collision[]> {
  const rows = await rowsOf<Record<keyof Collision, string | Date>>(
    tx,
    sql`select k.id "keepId", m.id "mergeId", k.start_at "keepAt", m.start_at "mergeAt"
      from appointments k join appointments m on m.start_at < k.end_at and m.end_at > k.start_at
      where k.patient_id = ${keep} and m.patient_id = ${merge} and k.status <> 'cancelled' and m.status <> 'cancelled'
      order by k.start_at, m.start_at`,
  )
  return rows.map(({ keepId, mergeId, keepAt, mergeAt }) => ({
    keepId: String(keepId),
    mergeId: String(mergeId),
    keepAt: new Date(keepAt).toISOString(),
    mergeAt: new Date(mergeAt).toISOString(),
  }))
}

export const visitField = (id: string) => `visit:${id}`

/** One conflict for each appointment of the kept record. */
export function ofVisits(all: readonly Collision[]): MergeConflict[] {
  const fields = new Set(all.map(({ keepId }) => keepId))
  return [...fields].map((id) => {
    const met = all.filter(({ keepId }) => keepId === id)
    return {
      field: visitField(id),
      keep: met[0]?.keepAt ?? '',
      merge: met.map(({ mergeAt }) => mergeAt).join(' '),
    }
  })
}

/** The appointments that give way. One of the merged record stays only if it was chosen over all that it meets. */
export function givingWay(all: readonly Collision[], choose: Record<string, Side>): string[] {
  const isChosen = ({ keepId }: Collision) => choose[visitField(keepId)] === 'merge'
  const lost = new Set(all.filter((each) => !isChosen(each)).map(({ mergeId }) => mergeId))
  const left = all.filter((each) => isChosen(each) && !lost.has(each.mergeId)).map(({ keepId }) => keepId)
  return [...lost, ...new Set(left)]
}

/** Throws 409 with what nobody has chosen. */
export function assertChosen(conflicts: readonly MergeConflict[], choose: Record<string, Side>): void {
  const open = conflicts.filter(({ field }) => choose[field] === undefined)
  if (open.length > 0)
    throw new ApiError('conflict', 'Choose what stays, where the two records differ', { conflicts: open })
}
