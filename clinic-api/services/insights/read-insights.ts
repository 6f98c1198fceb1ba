import { type FilledWeek, type Insights, lateCancellationHours } from '#contract/insights'
import { weekdayOf } from '#contract/series-pattern'
import type { Specialty } from '#contract/specialties'
import type { KindOfVisit } from '#contract/visit-kinds'
import { addDays, dayAt } from '#contract/zone'
import type { ReadingDatabase } from '../../db/client.ts'
import { runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type InsightsQuery, openScope, type Scope } from './scope.ts'
import { figuresOf, fillOf } from './statements.ts'

/** Days on the clinic's clock (`yyyy-MM-dd`), both included. */
interface Days {
  firstDay: string
  lastDay: string
}

const daysAhead = 4 * 7

/** The week of `now` (milliseconds) and the next three. */
function presentWeeks(now: number, timeZone: string): Days {
  const today = dayAt(now, timeZone)
  const firstDay = addDays(today, 1 - weekdayOf(today))
  return { firstDay, lastDay: addDays(firstDay, daysAhead - 1) }
}

interface KindCount {
  kindId: string | null
  nameEn: string
  nameEs: string
  colour: KindOfVisit['colour']
  visits: number
}

/** The median and what nine in ten do not exceed; nulls when there is nothing to measure. */
type Percentiles = [p50: number | null, p90: number | null]

interface Figures {
  visits: number
  noShows: number
  cancellations: number
  lateCancellations: number
  leadDays: Percentiles
  waitingMinutes: Percentiles
  waited: number
  newPatients: number
  returningPatients: number
  bySpecialty: { specialty: Specialty; visits: number }[]
  byKind: KindCount[]
  reminders: Insights['reminders']
  byChannel: Insights['byChannel']
}

export interface InsightsRecord extends Figures, Pick<Scope, 'timeZone' | 'doctors'> {
  fill: FilledWeek[]
  ahead: FilledWeek[]
}

/** The clinic, or one of its doctors, in numbers. Throws 400, 403 and 404. */
export async function readInsights(
  deps: Deps,
  caller: Caller,
  query: InsightsQuery,
): Promise<InsightsRecord> {
  const scope = await openScope(deps, caller, query)
  const { timeZone } = scope
  const asked = { firstDay: query.from, lastDay: query.to }
  const [fill, ahead, figures] = await Promise.all([
    readFill(deps.db, scope, asked),
    readFill(deps.db, scope, presentWeeks(deps.clock.now().getTime(), timeZone)),
    readFigures(deps.db, scope, asked),
  ])
  return { timeZone, fill, ahead, doctors: scope.doctors, ...figures }
}

function readFill(db: ReadingDatabase, scope: Scope, days: Days): Promise<FilledWeek[]> {
  const statement = scope.doctorId === null ? fillOf.clinic : fillOf.doctor
  return runNamed<FilledWeek>(db, statement, { ...valuesOf(scope), ...days })
}

/** Parameters of the statements over a scope's visits. */
export function valuesOf({ clinicId, doctorId, timeZone, from, until }: Scope) {
  return {
    clinicId,
    doctorId: doctorId ?? '',
    zone: timeZone,
    from: from.toISOString(),
    until: until.toISOString(),
    lateHours: lateCancellationHours,
  }
}

async function readFigures(db: ReadingDatabase, scope: Scope, days: Days): Promise<Figures> {
  const statement = scope.doctorId === null ? figuresOf.clinic : figuresOf.doctor
  const [found] = await runNamed<Figures>(db, statement, { ...valuesOf(scope), ...days })
  if (!found) throw new Error('A sum has one row, also of nothing')
  return found
}
