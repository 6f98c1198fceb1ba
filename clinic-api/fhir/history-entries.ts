import type { Resource } from '@medplum/fhirtypes'
import { inArray } from 'drizzle-orm'
import { dayAt } from '#contract/zone'
import type { Reader } from '../db/client.ts'
import type { files } from '../db/schema/files.ts'
import type { allergies, conditions, treatments } from '../db/schema/histories.ts'
import { ApiError } from '../errors.ts'
import type { Caller } from '../policy/caller.ts'
import { readOnRecord } from '../services/histories/read-on-record.ts'
import { type Authors, authorsOf } from './authors.ts'
import type { Told } from './date-condition.ts'
import { needs } from './refusal.ts'
import type { FhirContext, Found, ResourceKind, SearchParameter } from './resource-kind.ts'
import type { SearchQuery } from './search-query.ts'

/** Surroundings that turning an entry of a history into a resource needs. */
export interface EntryContext {
  patientId: string
  authors: Authors
  base: string
  /** On the clock of the patient's clinic. */
  today: string
  /** Whose visits are told of; null for the patient, who is told of all. */
  clinicId: string | null
}

type Around = Omit<EntryContext, 'authors'>

interface Entry {
  id: string
  createdBy: string
}

type Table = typeof conditions | typeof treatments | typeof allergies | typeof files

interface Shape<Row extends Entry> {
  type: ResourceKind['type']
  tables: readonly Table[]
  parameters?: Record<string, SearchParameter>
  list(tx: Reader, historyId: string, around: Around): Promise<Row[]>
  map(row: Row, context: EntryContext): Resource
  /** The id of the entry in the id of a resource. */
  entryId?(id: string): string
  /** Whose are those of `ids` that stand in none of the tables. */
  ownersOfOthers?(tx: Reader, ids: readonly string[]): Promise<string[]>
  keeps?(resource: Resource, query: SearchQuery): boolean
  /** Which dates of a resource a search can name. */
  dates?: Record<string, { says: string; of(resource: Resource): Told }>
}

const patient: SearchParameter = {
  type: 'reference',
  says: 'Whose record; needed of staff unless _id is given',
}
const defaultZone = 'Europe/Madrid'

export type EntryKind = ResourceKind & {
  /** All of one history, for who is on record as its reader. */
  listOf(tx: Reader, historyId: string, around: Around): Promise<Resource[]>
}

/** A resource made of entries of one patient's history, which is read on record and as a whole. */
export function entryKind<Row extends Entry>(shape: Shape<Row>): EntryKind {
  const { type, list, map, keeps = () => true, dates = {} } = shape
  const dated = Object.entries(dates).map(([name, { says }]) => [name, { type: 'date' as const, says }])
  const parameters = { ...shape.parameters, ...Object.fromEntries(dated) }

  async function listOf(tx: Reader, historyId: string, around: Around) {
    const rows = await list(tx, historyId, around)
    const authors = await authorsOf(
      tx,
      rows.map(({ createdBy }) => createdBy),
    )
    return rows.map((row) => map(row, { ...around, authors }))
  }

  return {
    type,
    action: 'history.read',
    parameters: { patient, subject: patient, ...parameters },
    listOf,
    async find(context, query) {
      const { deps, caller, base } = context
      const owners = await ownersOf(context, query, shape)
      const read = (owner: string) =>
        readOnRecord(deps, caller, owner, async (tx, { id, patientId, timeZone }) => {
          const today = dayAt(deps.clock.now().getTime(), timeZone ?? defaultZone)
          const clinicId = clinicOfVisits(caller, patientId)
          const result = await listOf(tx, id, { patientId, base, today, clinicId })
          return { entity: 'history', entityId: id, result }
        })
      const all: Resource[] = []
      for (const owner of owners)
        all.push(
          ...(await read(owner).catch((error: unknown) => {
            if (error instanceof ApiError && error.patientId) context.refused?.(error.patientId)
            return passOver(error)
          })),
        )
      return all
        .filter(({ id = '' }) => !query.ids || query.ids.includes(id))
        .filter((resource) => keeps(resource, query))
        .filter((resource) =>
          Object.entries(dates).every(
            ([name, { of }]) => query.dates(name)?.holds(of(resource), { now: deps.clock.now() }) ?? true,
          ),
        )
        .map((resource): Found => ({ resource, key: [resource.id ?? ''] }))
        .sort((a, b) => compare(a.key[0], b.key[0]))
        .filter(({ key }) => !query.after || compare(key[0], query.after[0]) > 0)
    },
  }
}

/** Staff read of the visits at their own clinic, patients of all of theirs. */
export function clinicOfVisits(caller: Caller, patientId: string): string | null {
  return caller.patientId === patientId ? null : (caller.clinicId ?? '')
}

const compare = (a = '', b = '') => (a < b ? -1 : Number(a > b))

/**
 * Answers no resources for a record out of the caller's reach, as if it had none; reading one id then answers
 * 404.
 */
export function passOver(error: unknown): Resource[] {
  if (error instanceof ApiError && error.code === 'not_found') return []
  throw error
}

type Owning = Pick<Shape<Entry>, 'tables' | 'entryId' | 'ownersOfOthers'>

/** The patient that is asked for, or the histories of the entries that are. */
async function ownersOf(
  { deps, caller }: FhirContext,
  query: SearchQuery,
  { tables, entryId = (id) => id, ownersOfOthers }: Owning,
): Promise<string[]> {
  const named = query.reference('patient', 'subject')
  if (named !== null) return [named]
  if (!query.ids && caller.patientId) return [caller.patientId]
  if (!query.ids) throw needs('Say whose record: patient')
  const owners = new Set(await ownersOfOthers?.(deps.db.orm, query.ids))
  for (const table of tables) {
    const rows = await deps.db.orm
      .selectDistinct({ historyId: table.historyId })
      .from(table)
      .where(inArray(table.id, query.ids.map(entryId)))
    for (const { historyId } of rows) owners.add(historyId)
  }
  return [...owners]
}
