import { type Island, islandsOf, type LocalHoliday, type Region } from '#contract/regions'
import { weekdayOf } from '#contract/series-pattern'
import { addDays } from '#contract/zone'
import { easterOf } from './easter.ts'
import { feasts, usual } from './spain-feasts.ts'
import { spainByYear } from './spain-lists.ts'

export interface SpanishPlace {
  region: Region | null
  island: Island | null
  localHolidays: readonly LocalHoliday[]
}

export interface SpanishDay {
  from: string
  nameEn: string
  nameEs: string
  /** The list that it is from was published. */
  official: boolean
  /** The town sets it: there are two of these at most places. */
  local: boolean
}

/** The public holidays of a place in Spain, each day once, in order. */
export function spanishHolidays({ region, island, localHolidays }: SpanishPlace, year: number): SpanishDay[] {
  const list = spainByYear[year]
  const isOfRegion = island !== null && islandsOf(region).some(([code]) => code === island)
  const texts = list
    ? [list.common, region && list.own[region], isOfRegion && list.islands[island]]
    : [usual.common, region && usual.own[region], null]
  const official = list?.official === 'all' || (region !== null && (list?.official.includes(region) ?? false))
  const days = texts
    .flatMap((text) => (text ? text.split(list ? ', ' : ' ') : []))
    .flatMap((entry) => (list ? [listed(entry, year, official)] : ruled(entry, year)))
  const town = localHolidays.map(({ day, name }) => ({
    from: `${year}-${day}`,
    nameEn: name || 'Local holiday',
    nameEs: name || 'Fiesta local',
    official: true,
    local: true,
  }))
  const known = new Map<string, SpanishDay>()
  // 29 February is not in every year.
  for (const day of [...days, ...town]) if (!known.has(day.from) && isDay(day.from)) known.set(day.from, day)
  return [...known.values()].toSorted((one, other) => one.from.localeCompare(other.from))
}

const isDay = (day: string) => addDays(addDays(day, 1), -1) === day

function listed(entry: string, year: number, official: boolean): SpanishDay {
  const [day, feast = ''] = entry.split(' ')
  const isMoved = feast.includes('+')
  return {
    ...named(feast.replace(/[+~]/, ''), isMoved),
    from: `${year}-${day}`,
    official,
    local: feast.includes('~'),
  }
}

/** A Sunday makes the Monday after it free. */
function ruled(entry: string, year: number): SpanishDay[] {
  const feast = entry.replace('~', '')
  const { day, easter } = feasts[feast] ?? {}
  const on = day ? `${year}-${day}` : addDays(easterOf(year), easter ?? 0)
  const isMoved = weekdayOf(on) === 7
  const from = isMoved ? addDays(on, 1) : on
  return [{ ...named(feast, isMoved), from, official: false, local: entry.includes('~') }]
}

function named(feast: string, isMoved: boolean): Pick<SpanishDay, 'nameEn' | 'nameEs'> {
  const { en, es } = feasts[feast] ?? { en: feast, es: feast }
  if (!isMoved) return { nameEn: en, nameEs: es }
  return { nameEn: `Monday after ${en}`, nameEs: `Lunes siguiente a ${es}` }
}
