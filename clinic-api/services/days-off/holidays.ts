import type { Holiday } from '#contract/days-off'
import { dayMs } from '#contract/durations'
import { addDays } from '#contract/zone'
import type { ReadingDatabase } from '../../db/client.ts'
import { notFound } from '../../errors.ts'
import { getClinic } from '../clinics/queries.ts'
import { listDaysOff } from './queries.ts'
import { type SpanishPlace, spanishHolidays } from './spain.ts'

/** The public holidays of a year where the clinic is, and which of them it has off already. Throws 404. */
export async function suggestHolidays(
  { db }: { db: ReadingDatabase },
  { clinicId, year }: { clinicId: string; year: number },
): Promise<Holiday[]> {
  const clinic = await getClinic(db.orm, clinicId)
  if (!clinic) throw notFound()
  const taken = await listDaysOff(db.orm, { clinicId, from: `${year}-01-01`, to: `${year}-12-31` })
  const whole = taken.filter(({ doctorId, resourceId }) => doctorId === null && resourceId === null)
  return (await holidaysOf(clinic, year)).map((holiday) => ({
    ...holiday,
    known: whole.some(({ from, to }) => from <= holiday.from && holiday.to <= to),
  }))
}

interface Place extends SpanishPlace {
  countryCode: string
}

/** The days on which people there do not work, each once, in order; none where nothing is known of the country. */
export async function holidaysOf(place: Place, year: number): Promise<Omit<Holiday, 'known'>[]> {
  const { countryCode } = place
  if (countryCode === 'ES') return spanishHolidays(place, year).map((day) => ({ ...day, to: day.from }))
  // The calendars of the whole world: read when somebody first asks.
  const { default: Holidays } = await import('date-holidays')
  const there = new Holidays(countryCode)
  const [english, spanish] = [there.getHolidays(year, 'en'), there.getHolidays(year, 'es')]
  const known = new Map<string, Omit<Holiday, 'known'>>()
  english.forEach(({ date, type, start, end, name }, index) => {
    const from = date.slice(0, 10)
    if ((type !== 'public' && type !== 'bank') || known.has(from)) return
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs))
    known.set(from, { from, to: addDays(from, days - 1), nameEn: name, nameEs: spanish[index]?.name ?? name })
  })
  return [...known.values()].toSorted((one, other) => one.from.localeCompare(other.from))
}
