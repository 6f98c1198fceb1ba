import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { patientSorts } from '#contract/choices'
import { type Orm, rowsOf } from '../../db/client.ts'
import type { FastqStatus } from '../../db/schema/patients.ts'
import { invalidInput } from '../../http/errors.ts'
import { fold } from './fold.ts'

export interface PatientListQuery {
  /** The clinic whose patients are listed; null for all patients. */
  clinicId: string | null
  q?: string | undefined
  status?: FastqStatus | undefined
  sort?: (typeof patientSorts)[number] | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

export interface PatientListRow {
  id: string
  name: string
  surname: string
  birthdate: string
  status: FastqStatus
}

export interface PatientPage {
  rows: PatientListRow[]
  nextCursor: string | null
  total: number
  more: boolean
}

const sortColumns = {
  name: ['sort_name'],
  surname: ['sort_surname'],
  status: ['status', 'sort_name'],
} as const

const mostCounted = 1000

/**
 * One page by keyset: a range of one index, wherever the page lies. Throws 400 for a cursor that is not one of
 * this list's.
 */
export async function listPatients(orm: Orm, query: PatientListQuery): Promise<PatientPage> {
  const { limit = 20, sort = 'name' } = query
  const descending = sort.startsWith('-')
  const columns = sortColumns[z.enum(['name', 'surname', 'status']).parse(sort.replace('-', ''))]
  const keys = [...columns.map((column) => sql`k.${sql.identifier(column)}`), sql`k.patient_id`]
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const order = sql.join(
    keys.map((key) => sql`${key} ${direction}`),
    sql`, `,
  )
  const source = sourceOf(query)
  const rows = await rowsOf<PatientListRow & { total: number; keys: string[] }>(
    orm,
    sql`with page as (
        select p.id, p.name, p.surname, p.birthdate::text birthdate, p.status,
          array[${sql.join(keys, sql`, `)}]::text[] keys, row_number() over (order by ${order}) as position
        from ${source} ${afterCursor(query.cursor, sort, keys, descending)}
        order by ${order} limit ${limit + 1}
      ), counted as (
        select count(*)::int total from (select 1 from ${countedOf(query)} limit ${mostCounted + 1}) c
      )
      select counted.total, page.* from counted left join page on true order by page.position`,
  )
  return toPage(rows, sort, limit)
}

/** As `sourceOf`, leaving out the table that only a search looks into. */
function countedOf(query: PatientListQuery): SQL {
  if (query.q || query.clinicId === null) return sourceOf(query)
  const status = query.status ? sql` and status = ${query.status}` : sql``
  return sql`patient_clinics where clinic_id = ${query.clinicId}${status}`
}

function sourceOf({ clinicId, q, status }: PatientListQuery): SQL {
  const conditions: SQL[] = []
  if (clinicId !== null) conditions.push(sql`k.clinic_id = ${clinicId}`)
  if (status) conditions.push(sql`k.status = ${status}`)
  for (const word of fold(q ?? '')
    .split(' ')
    .filter(Boolean)) {
    conditions.push(sql`p.search like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  }
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
  const tables =
    clinicId === null
      ? sql`patients p join lateral (select p.id patient_id, p.sort_name, p.sort_surname, p.status) k on true`
      : sql`patient_clinics k join patients p on p.id = k.patient_id`
  return sql`${tables} where ${where}`
}

const cursorContent = z.object({ sort: z.string(), keys: z.array(z.string()) })

function afterCursor(cursor: string | undefined, sort: string, keys: SQL[], descending: boolean): SQL {
  if (!cursor) return sql``
  const content = readCursor(cursor)
  if (content?.sort !== sort || content.keys.length !== keys.length) {
    throw invalidInput({ cursor: 'Invalid cursor' })
  }
  const values = content.keys.map((value) => sql`${value}`)
  const comparison = sql.raw(descending ? '<' : '>')
  return sql` and (${sql.join(keys, sql`, `)}) ${comparison} (${sql.join(values, sql`, `)})`
}

function readCursor(cursor: string): z.infer<typeof cursorContent> | null {
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8')
    const result = cursorContent.safeParse(JSON.parse(text))
    return result.success && !text.includes('\\u0000') ? result.data : null
  } catch {
    return null
  }
}

function toPage(
  found: readonly (PatientListRow & { total: number; keys: string[] | null })[],
  sort: string,
  limit: number,
): PatientPage {
  const total = found[0]?.total ?? 0
  const listed = found.filter((row) => row.keys !== null)
  const rows = listed.slice(0, limit)
  const last = listed.length > limit ? rows.at(-1) : undefined
  return {
    rows: rows.map(({ id, name, surname, birthdate, status }) => ({ id, name, surname, birthdate, status })),
    nextCursor: last ? Buffer.from(JSON.stringify({ sort, keys: last.keys })).toString('base64url') : null,
    total: Math.min(total, mostCounted),
    more: total > mostCounted,
  }
}
