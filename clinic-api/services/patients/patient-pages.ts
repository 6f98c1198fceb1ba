import { z } from 'zod'
import type { patientChoices } from '#contract/choices'
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
  only?: (typeof patientChoices)[number] | undefined
  /** Whose patients `mine` are. */
  doctorId?: string | null
  /** Folded; of each of them one reading must be found. */
  words: readonly (readonly string[])[]
  order: Order
  /** The keys after which the page begins; of a search, how well that row fits comes first. */
  after: readonly string[] | null
  limit: number
  /** Counting ends one beyond. */
  mostCounted: number
  /** The instant that divides last visits from next ones. */
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
  const { clinicId, limit, mostCounted, status = null, doctorId = null, after, now } = query
  const words = query.words.flat().map((word) => word.replace(/[\\%_]/g, '\\$&'))
  return {
    text: query.words.length > 0 ? searchedPage(query) : plainPage(query),
    values: {
      clinicId,
      status,
      doctorId,
      limit,
      mostCounted,
      oneMore: mostCounted + 1,
      now: now.toISOString(),
      ...numbered(
        'word',
        words.map((word) => `%${word}%`),
      ),
      ...numbered(
        'begin',
        words.map((word) => `% ${word.trim()}%`),
      ),
      ...numbered(
        'whole',
        words.map((word) => `% ${word.trim()} %`),
      ),
      ...numbered('after', (words.length > 0 ? after?.slice(1) : after) ?? []),
    },
  }
}

function numbered(name: string, values: readonly string[]): NamedValues {
  return Object.fromEntries(values.map((value, index) => [`${name}${index}`, value]))
}

function plainPage(query: PageQuery): string {
  const ordered = `order by ${orderKeys(query.order)}`
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

const withVisits = `select counted.total, page.id, page.name, page.surname, page.birthdate, page.dni, page."documentKind",
      page."documentCountry", page.phone, page."deceasedOn", page."toVerify",
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
 * finds words and sorts: few matches, which are counted anyway, are sorted; of many, those that fit best come first
 * (`blocksOf`).
 */
function searchedPage(query: PageQuery): string {
  const { order, words } = query
  const rank = `case when ${contains(words, 'whole')} then 0 when ${contains(words, 'begin')} then 1 else 2 end rank`
  const isSmall = '(select count(*) from nearby) <= :mostCounted'
  const blocks = blocksOf(query)
  return `with nearby as materialized (
      select ${keyColumns} from ${keysOnly(query)} limit :oneMore
    ), matched as materialized (
      select ${keyColumns}, ${rank} from nearby k ${oneByOne} where ${isSmall} and ${contains(words, 'word')}
      union all (select ${keyColumns}, ${rank} from ${everybody(query)} and ${contains(words, 'word')} and not ${isSmall}
        limit :oneMore)
    ), counted as materialized (
      select count(*)::int total from matched
    ), ${blocks.map(({ text }) => text).join(', ')}, chosen as materialized (
      select * from (
        select * from matched k where not ${isMany} ${afterRank(query)}
        ${blocks.map(({ rows }) => `union all ${rows}`).join(' ')}
      ) k order by k.rank, ${orderKeys(order)} limit :limit
    ), page as (
      select ${shown(order, 'k.rank')} from chosen k join patients p on p.id = k.patient_id
    )
    ${withVisits}`
}

const isMany = '(select total from counted) > :mostCounted'

/**
 * Whole words, beginnings of words and parts of words, one after the other until the page is full. Rows of a block are
 * met soon in the order of the list; only when they all lie far down in it are they collected and sorted.
 */
function blocksOf(query: PageQuery): { text: string; rows: string }[] {
  const { words, after, order } = query
  const [whole, begin, part] = (['whole', 'begin', 'word'] as const).map((how) => contains(words, how))
  const kinds = [`${whole}`, `${begin} and not ${whole}`, `${part} and not ${begin}`]
  const first = Number(after?.[0] ?? 0)
  const ordered = `order by ${orderKeys(order)}`
  const earlier: number[] = []
  return kinds.flatMap((kind, rank) => {
    if (rank < first) return []
    const left = rank === first ? afterKeys(query) : ''
    const counted = earlier.map((each) => `(select count(*) from collected${each})`).join(' + ') || '0'
    const isWanted = [isMany, ...earlier.map((each) => `not ${isWalked(each)}`), `${counted} < :limit`].join(
      ' and ',
    )
    earlier.push(rank)
    return {
      text: `walked${rank} as materialized (
      select ${keyColumns}, ${rank} rank from (
        select ${keyColumns} from ${keysOnly(query)} ${left} and ${isWanted} ${ordered} limit ${walkLength}
      ) k ${oneByOne} where ${kind} ${ordered} limit :limit
    ), collected${rank} as materialized (
      select ${keyColumns}, ${rank} rank from ${everybody(query)} and ${kind} ${left}
        and ${isWanted} and not ${isWalked(rank)}
    )`,
      rows: `select * from walked${rank} where ${isWalked(rank)} union all select * from collected${rank}`,
    }
  })
}

const isWalked = (rank: number) => `(select count(*) from walked${rank}) = :limit`

// `offset 0` keeps the planner from finding everybody with the words first.
const oneByOne = 'join lateral (select search from patients where id = k.patient_id offset 0) p on true'

const keyColumns = 'k.patient_id, k.sort_name, k.sort_surname, k.status, k.recent_at'

const shown = (
  order: Order,
  ...before: string[]
) => `p.id, p.name, p.surname, p.birthdate::text birthdate, p.dni,
  p.document_kind "documentKind", p.document_country "documentCountry", p.phone, p.status, p.deceased_on::text "deceasedOn", p.to_verify "toVerify",
  array[${[...before, ...order.keys].map((key) => `${key}::text`).join(', ')}] keys,
  row_number() over (order by ${[...before, orderKeys(order)].join(', ')}) as position`

function everybody(query: PageQuery): string {
  if (query.clinicId === null) return keysOnly(query)
  return `patient_clinics k join patients p on p.id = k.patient_id where ${isListed(query)}`
}

/** Like `everybody`, without the table that only a search needs. */
function keysOnly(query: PageQuery): string {
  const from =
    query.clinicId === null
      ? 'patients p join lateral (select p.id patient_id, p.sort_name, p.sort_surname, p.status, p.recent_at) k on true'
      : 'patient_clinics k'
  return `${from} where ${isListed(query)}`
}

// Nobody was seen at a visit that was cancelled or missed.
const anyVisit = (which: string) => `exists (select 1 from appointments a where a.patient_id = k.patient_id
      and (:clinicId::text is null or a.clinic_id = :clinicId) and a.status in ('completed', 'pending') and ${which})`
const known = (as: string) => `exists (select 1 from patients v where v.id = k.patient_id and ${as})`
const chosen = {
  mine: anyVisit('a.doctor_id = :doctorId'),
  'to-verify': known('v.to_verify'),
  'no-document': known("v.document_kind = 'none' and v.deceased_on is null"),
  away: `not ${anyVisit("a.start_at > :now::timestamptz - interval '6 months'")}`,
}

function isListed({ clinicId, status, only }: PageQuery): string {
  const ofClinic = clinicId === null ? 'true' : 'k.clinic_id = :clinicId'
  return [ofClinic, ...(status ? ['k.status = :status'] : []), ...(only ? [chosen[only]] : [])].join(' and ')
}

/** Every word in one of its readings: as a part of the text, the beginning of a word or a whole word. */
function contains(words: PageQuery['words'], how: 'word' | 'begin' | 'whole'): string {
  let index = 0
  const anyOf = (readings: readonly string[]) =>
    readings.map(() => `p.search like :${how}${index++}`).join(' or ')
  return `(${words.map((readings) => `(${anyOf(readings)})`).join(' and ')})`
}

function afterKeys({ order, after, words }: PageQuery): string {
  if (!after) return ''
  const values = after.slice(words.length > 0 ? 1 : 0).map((_, index) => `:after${index}`)
  return ` and (${order.keys.join(', ')}) ${order.descending ? '<' : '>'} (${values.join(', ')})`
}

/** Like `afterKeys`, where rows of all ranks are in one list. */
function afterRank(query: PageQuery): string {
  if (!query.after) return ''
  const rank = Number(query.after[0])
  return ` and (k.rank > ${rank} or (k.rank = ${rank} ${afterKeys(query)}))`
}

function orderKeys({ keys, descending }: Order): string {
  return keys.map((key) => `${key} ${descending ? 'desc' : 'asc'}`).join(', ')
}
