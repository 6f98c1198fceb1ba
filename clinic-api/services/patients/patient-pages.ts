import { z } from 'zod'
import type { NamedValues } from '../../db/named.ts'
import type { FastqStatus } from '../../db/schema/patients.ts'

/** How a list is sorted: by unique keys of `k`, all in one direction. */
export interface Order {
  keys: readonly string[]
  descending: boolean
}

export interface PageQuery {
  /** The clinic whose patients are listed; null for all patients. */
  clinicId: string | null
  status?: FastqStatus | undefined
  /** Folded; of each of them one reading must be found. */
  words: readonly (readonly string[])[]
  order: Order
  /** The keys after which the page begins. */
  after: readonly string[] | null
  limit: number
  /** Counting ends one beyond. */
  mostCounted: number
  /** What divides last visits from next ones. */
  now: Date
}

const sortColumns = {
  name: ['sort_name'],
  surname: ['sort_surname'],
  status: ['status', 'sort_name'],
  recent: ['recent_at'],
} as const

const sortNames = z.enum(['name', 'surname', 'status', 'recent'])

/** `sort` is a column, turned round by a minus; the latest come first. */
export function orderOf(sort: string): Order {
  const columns = sortColumns[sortNames.parse(sort.replace('-', ''))]
  return {
    keys: [...columns, 'patient_id'].map((column) => `k.${column}`),
    descending: sort.startsWith('-') || sort === 'recent',
  }
}

/** A statement's text and the values that it names. */
export interface Page {
  text: string
  values: NamedValues
}

/** Sorted and paged by an index alone; searched when there are words. */
export function pageOf(query: PageQuery): Page {
  const { clinicId, limit, mostCounted, status = null, after, now } = query
  const words = query.words.flat().map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return {
    text: query.words.length > 0 ? searchedPage(query) : plainPage(query),
    values: {
      clinicId,
      status,
      limit,
      mostCounted,
      oneMore: mostCounted + 1,
      now: now.toISOString(),
      ...numbered('word', words),
      ...numbered('after', after ?? []),
    },
  }
}

function numbered(name: string, values: readonly string[]): NamedValues {
  return Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]))
}

function plainPage(query: PageQuery): string {
  const ordered = orderBy(query.order)
  return `with page as (
      select ${shown(query.order)} from ${everybody(query)} ${afterKeys(query)} ${ordered} limit :limit
    ), counted as (
      select count(*)::int total from (select 1 from ${keysOnly(query)} limit :oneMore) c
    )
    ${withVisits}`
}

// A few probes of the index a row, whatever somebody's years at the clinic.
const visitOf = (which: string) => `left join lateral (
      select a.start_at, c.time_zone from appointments a join clinics c on c.id = a.clinic_id
      where a.patient_id = page.id and (:clinicId::text is null or a.clinic_id = :clinicId) and ${which} limit 1
    )`

const withVisits = `select counted.total, page.id, page.name, page.surname, page.birthdate, page.dni, page.phone,
      page.status, page.keys, past.start_at "lastVisit", ahead.start_at "nextVisit",
      coalesce(ahead.time_zone, past.time_zone) "timeZone"
    from counted left join page on true
    ${visitOf(`a.start_at <= :now::timestamptz and a.status in ('completed', 'pending') order by a.start_at desc`)} past on true
    ${visitOf(`a.start_at > :now::timestamptz and a.status = 'pending' order by a.start_at`)} ahead on true
    order by page.position`

// So many rows in order are looked through for a page before all that match are sorted instead.
const walkLength = 3000

/**
 * A small clinic's patients are simply looked through, since the index of words knows no clinics. And no index both
 * finds words and sorts: few matches, which are counted anyway, are sorted; many are met soon in the order of the
 * list; only when they all lie far down in it are they collected and sorted.
 */
function searchedPage(query: PageQuery): string {
  const { order } = query
  const [ordered, after] = [orderBy(order), afterKeys(query)]
  const matching = `${everybody(query)} and ${containsWords(query.words)}`
  const isMany = '(select total from counted) > :mostCounted'
  const isWalked = '(select count(*) from walked) = :limit'
  const isSmall = '(select count(*) from nearby) <= :mostCounted'
  return `with nearby as materialized (
      select ${keyColumns} from ${keysOnly(query)} limit :oneMore
    ), matched as materialized (
      select ${keyColumns} from nearby k ${oneByOne} where ${isSmall} and ${containsWords(query.words)}
      union all (select ${keyColumns} from ${matching} and not ${isSmall} limit :oneMore)
    ), counted as materialized (
      select count(*)::int total from matched
    ), walked as materialized (
      select ${keyColumns} from (
        select ${keyColumns} from ${keysOnly(query)} ${after} and ${isMany} ${ordered} limit ${walkLength}
      ) k ${oneByOne} where ${containsWords(query.words)} ${ordered} limit :limit
    ), collected as materialized (
      select ${keyColumns} from ${matching} ${after} and ${isMany} and not ${isWalked}
    ), chosen as materialized (
      select * from (
        select * from matched where not ${isMany}
        union all select * from walked where ${isWalked}
        union all select * from collected
      ) k where true ${after} ${ordered} limit :limit
    ), page as (
      select ${shown(order)} from chosen k join patients p on p.id = k.patient_id
    )
    ${withVisits}`
}

// `offset 0` keeps the planner from finding everybody with the words first.
const oneByOne = 'join lateral (select search from patients where id = k.patient_id offset 0) p on true'

const keyColumns = 'k.patient_id, k.sort_name, k.sort_surname, k.status, k.recent_at'

const shown = (
  order: Order,
) => `p.id, p.name, p.surname, p.birthdate::text birthdate, p.dni, p.phone, p.status,
  array[${order.keys.map((key) => `${key}::text`).join(', ')}] keys, row_number() over (${orderBy(order)}) as position`

function everybody(query: PageQuery): string {
  if (query.clinicId === null) return keysOnly(query)
  return `patient_clinics k join patients p on p.id = k.patient_id where ${isListed(query)}`
}

/** As `everybody`, without the table that only a search looks into. */
function keysOnly(query: PageQuery): string {
  const from =
    query.clinicId === null
      ? 'patients p join lateral (select p.id patient_id, p.sort_name, p.sort_surname, p.status, p.recent_at) k on true'
      : 'patient_clinics k'
  return `${from} where ${isListed(query)}`
}

function isListed({ clinicId, status }: PageQuery): string {
  const ofClinic = clinicId === null ? 'true' : 'k.clinic_id = :clinicId'
  return status ? `${ofClinic} and k.status = :status` : ofClinic
}

function containsWords(words: PageQuery['words']): string {
  let index = 0
  const anyOf = (readings: readonly string[]) =>
    readings.map(() => `p.search like :word${index++}`).join(' or ')
  return words.map((readings) => `(${anyOf(readings)})`).join(' and ')
}

function afterKeys({ order, after }: PageQuery): string {
  if (!after) return ''
  const values = after.map((_, index) => `:after${index}`)
  return ` and (${order.keys.join(', ')}) ${order.descending ? '<' : '>'} (${values.join(', ')})`
}

function orderBy({ keys, descending }: Order): string {
  return `order by ${keys.map((key) => `${key} ${descending ? 'desc' : 'asc'}`).join(', ')}`
}
