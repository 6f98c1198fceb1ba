import type { Patient, Practitioner, Reference } from '@medplum/fhirtypes'
import { inArray } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { patients } from '../db/schema/patients.ts'
import { staff } from '../db/schema/staff.ts'
import { referTo } from './elements.ts'

/** The people behind accounts, by the account's id. */
export type Authors = ReadonlyMap<string, Reference<Practitioner | Patient>>

export async function authorsOf(orm: Reader, userIds: readonly string[]): Promise<Authors> {
  const ids = [...new Set(userIds)]
  const authors = new Map<string, Reference<Practitioner | Patient>>()
  if (ids.length === 0) return authors
  for (const row of await orm.select().from(patients).where(inArray(patients.userId, ids)))
    authors.set(row.userId, referTo('Patient', row.id, `${row.name} ${row.surname}`))
  for (const row of await orm.select().from(staff).where(inArray(staff.userId, ids)))
    authors.set(row.userId, referTo('Practitioner', row.id, `${row.name} ${row.surname}`))
  return authors
}
