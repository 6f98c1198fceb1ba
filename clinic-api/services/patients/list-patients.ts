import { z } from 'zod'
import type { patientChoices, patientSorts } from '#contract/choices'
import type { DocumentKind } from '#contract/document-kinds'
import type { Reader } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import type { FastqStatus } from '../../db/schema/patients.ts'
import { invalidInput } from '../../errors.ts'
import { searchWords } from './fold.ts'
import { readAsNames } from './near-names.ts'
import { type Order, orderOf, pageOf } from './patient-pages.ts'

export interface PatientListQuery {
  /** The clinic whose patients are listed; null for all patients. */
  clinicId: string | null
  q?: string | undefined
  status?: FastqStatus | undefined
  /** `mine` are those of `doctorId`. */
  only?: (typeof patientChoices)[number] | undefined
  doctorId?: string | null
  sort?: (typeof patientSorts)[number] | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

export interface PatientListRow {
  id: string
  name: string
  surname: string
  birthdate: string
  dni: string
  documentKind: DocumentKind
  documentCountry: string
  phone: string | null
  status: FastqStatus
  deceasedOn: string | null
  toVerify: boolean
  lastVisit: Date | null
  nextVisit: Date | null
  /** Time zone of the clinic of these visits. */
  timeZone: string | null
}

export interface PatientPage {
  rows: PatientListRow[]
  nextCursor: string | null
  total: number
  more: boolean
}

const mostCounted = 1000

/**
 * One page by keyset: a range of one index, wherever the page lies. Where nobody has what was typed, mistyped words
 * are read as the names that they are near to. Throws 400 for a cursor that is not one of this list's.
 */
export async function listPatients(orm: Reader, query: PatientListQuery, now: Date): Promise<PatientPage> {
  const { limit = 20, sort = 'name' } = query
  const order = orderOf(sort)
  const typed = searchWords(query.q ?? '')
  const after = readCursor(query.cursor, sort, order, typed.length > 0)
  const find = async (words: readonly (readonly string[])[]) => {
    const { text, values } = pageOf({ ...query, words, order, after, limit: limit + 1, mostCounted, now })
    return toPage(await runNamed<FoundRow>(orm, named('page_of_patients', text), values), sort, limit)
  }
  const found = await find(typed)
  if (found.total > 0 || typed.length === 0) return found
  const readings = await readAsNames(orm, typed)
  return readings ? find(readings) : found
}

const cursorContent = z.object({ sort: z.string(), keys: z.array(z.string()) })

/** The keys after which the page begins, before them the rank of a search; null for the first page. */
function readCursor(
  cursor: string | undefined,
  sort: string,
  { keys }: Order,
  isSearched: boolean,
): string[] | null {
  if (!cursor) return null
  const content = parseCursor(cursor)
  const isRanked = !isSearched || /^[012]$/.test(content?.keys[0] ?? '')
  if (content?.sort !== sort || content.keys.length !== keys.length + Number(isSearched) || !isRanked) {
    throw invalidInput({ cursor: 'Invalid cursor' })
  }
  return content.keys
}

function parseCursor(cursor: string): z.infer<typeof cursorContent> | null {
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8')
    const result = cursorContent.safeParse(JSON.parse(text))
    return result.success && !text.includes('\\u0000') ? result.data : null
  } catch {
    return null
  }
}

type Moment = string | Date | null

interface FoundRow extends Omit<PatientListRow, 'lastVisit' | 'nextVisit'> {
  lastVisit: Moment
  nextVisit: Moment
  total: number
  /** Null in the one row of an empty page. */
  keys: string[] | null
}

const toDate = (moment: Moment) => (moment === null ? null : new Date(moment))

function toPage(found: readonly FoundRow[], sort: string, limit: number): PatientPage {
  const total = found[0]?.total ?? 0
  const listed = found.filter((row) => row.keys !== null)
  const rows = listed.slice(0, limit)
  const last = listed.length > limit ? rows.at(-1) : undefined
  return {
    rows: rows.map(({ total: _total, keys: _keys, lastVisit, nextVisit, ...row }) => ({
      ...row,
      lastVisit: toDate(lastVisit),
      nextVisit: toDate(nextVisit),
    })),
    nextCursor: last ? Buffer.from(JSON.stringify({ sort, keys: last.keys })).toString('base64url') : null,
    total: Math.min(total, mostCounted),
    more: total > mostCounted,
  }
}
