import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FastqStatus } from '../../db/schema/patients.ts'

/** How a list is sorted: by unique keys of `k`, all in one direction. */
export interface Order {
  keys: SQL[]
  descending: boolean
}

export interface PageQuery {
  /** The clinic whose patients are listed; null for all patients. */
  clinicId: string | null
  status?: FastqStatus | undefined
  /** Folded; all of them must be found. */
  words: readonly string[]
  order: Order
  /** The keys after which the page begins. */
  after: readonly string[] | null
  limit: number
  /** Counting ends one beyond. */
  mostCounted: number
}

const sortColumns = {
  name: ['sort_name'],
  surname: ['sort_surname'],
  status: ['status', 'sort_name'],
} as const

const sortNames = z.enum(['name', 'surname', 'status'])

/** `sort` is a column, turned round by a minus. */
export function orderOf(sort: string): Order {
  const columns = sortColumns[sortNames.parse(sort.replace('-', ''))]
  const keys = [...columns.map((column) => sql`k.${sql.identifier(column)}`), sql`k.patient_id`]
  return { keys, descending: sort.startsWith('-') }
}

/** Sorted and paged by an index alone. */
export function plainPage(query: PageQuery): SQL {
  const ordered = orderBy(query.order)
  return sql`with page as (
      select ${shown(query.order)} from ${everybody(query)} ${afterKeys(query)} ${ordered} limit ${query.limit}
    ), counted as (
      select count(*)::int total from (select 1 from ${keysOnly(query)} limit ${query.mostCounted + 1}) c
    )
    select counted.total, page.* from counted left join page on true order by page.position`
}

// So many rows in order are looked through for a page before all that match are sorted instead.
const walkLength = 3000

/**
 * A small clinic's patients are simply looked through, since the index of words knows no clinics. And no index both
 * finds words and sorts: few matches, which are counted anyway, are sorted; many are met soon in the order of the
 * list; only when they all lie far down in it are they collected and sorted.
 */
export function searchedPage(query: PageQuery): SQL {
  const { order, limit, mostCounted } = query
  const [ordered, after] = [orderBy(order), afterKeys(query)]
  const matching = sql`${everybody(query)} and ${containsWords(query.words)}`
  const isMany = sql`(select total from counted) > ${mostCounted}`
  const isWalked = sql`(select count(*) from walked) = ${limit}`
  const isSmall = sql`(select count(*) from nearby) <= ${mostCounted}`
  return sql`with nearby as materialized (
      select ${keyColumns} from ${keysOnly(query)} limit ${mostCounted + 1}
    ), matched as materialized (
      select ${keyColumns} from nearby k ${oneByOne} where ${isSmall} and ${containsWords(query.words)}
      union all (select ${keyColumns} from ${matching} and not ${isSmall} limit ${mostCounted + 1})
    ), counted as materialized (
      select count(*)::int total from matched
    ), walked as materialized (
      select ${keyColumns} from (
        select ${keyColumns} from ${keysOnly(query)} ${after} and ${isMany} ${ordered} limit ${walkLength}
      ) k ${oneByOne} where ${containsWords(query.words)} ${ordered} limit ${limit}
    ), collected as materialized (
      select ${keyColumns} from ${matching} ${after} and ${isMany} and not ${isWalked}
    ), chosen as materialized (
      select * from (
        select * from matched where not ${isMany}
        union all select * from walked where ${isWalked}
        union all select * from collected
      ) k where true ${after} ${ordered} limit ${limit}
    ), page as (
      select ${shown(order)} from chosen k join patients p on p.id = k.patient_id
    )
    select counted.total, page.* from counted left join page on true order by page.position`
}

// `offset 0` keeps the planner from finding everybody with the words first.
const oneByOne = sql`join lateral (select search from patients where id = k.patient_id offset 0) p on true`

const keyColumns = sql`k.patient_id, k.sort_name, k.sort_surname, k.status`

const shown = (order: Order) => sql`p.id, p.name, p.surname, p.birthdate::text birthdate, p.status,
  array[${list(order.keys)}]::text[] keys, row_number() over (${orderBy(order)}) as position`

function everybody(query: PageQuery): SQL {
  if (query.clinicId === null) return keysOnly(query)
  return sql`patient_clinics k join patients p on p.id = k.patient_id where ${isListed(query)}`
}

/** As `everybody`, without the table that only a search looks into. */
function keysOnly(query: PageQuery): SQL {
  const from =
    query.clinicId === null
      ? sql`patients p join lateral (select p.id patient_id, p.sort_name, p.sort_surname, p.status) k on true`
      : sql`patient_clinics k`
  return sql`${from} where ${isListed(query)}`
}

function isListed({ clinicId, status }: PageQuery): SQL {
  const ofClinic = clinicId === null ? sql`true` : sql`k.clinic_id = ${clinicId}`
  return status ? sql`${ofClinic} and k.status = ${status}` : ofClinic
}

function containsWords(words: readonly string[]): SQL {
  const contained = words.map((word) => sql`p.search like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  return sql.join(contained, sql` and `)
}

function afterKeys({ order, after }: PageQuery): SQL {
  if (!after) return sql``
  const comparison = sql.raw(order.descending ? '<' : '>')
  return sql` and (${list(order.keys)}) ${comparison} (${list(after.map((key) => sql`${key}`))})`
}

function orderBy({ keys, descending }: Order): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  return sql`order by ${list(keys.map((key) => sql`${key} ${direction}`))}`
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)
