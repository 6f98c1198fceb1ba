import type { z } from 'zod'
import type { insightSelection, insightVisitsQuery } from '#contract/insights'
import { type NamedStatement, named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type AppointmentRecord, recordColumns, recordSource } from '../appointments/record.ts'
import { hasWaited, isCancelledLate, isReminded } from './day-sums.ts'
import { valuesOf } from './read-insights.ts'
import { openScope, type Scope } from './scope.ts'
import { isNewPatient } from './statements.ts'

type Selection = z.infer<typeof insightSelection>

const stands = `a.status <> 'cancelled'`
const isClosed = `a.status in ('completed', 'no-show')`

/** The condition by which a number counts; the same words as in the sums. */
const conditions: Record<Selection, string> = {
  visits: stands,
  'no-shows': `a.status = 'no-show'`,
  cancelled: `a.status = 'cancelled'`,
  'late-cancellations': `a.status = 'cancelled' and ${isCancelledLate}`,
  waited: `${stands} and ${hasWaited}`,
  'new-patients': `${stands} and ${isNewPatient}`,
  'returning-patients': `${stands} and not ${isNewPatient}`,
  reminded: `${isClosed} and ${isReminded}`,
  'not-reminded': `${isClosed} and not ${isReminded}`,
}

const pageSize = 50

function listing(which: Selection): NamedStatement {
  return named(
    `insight_visits_${which}`,
    `select ${recordColumns} from ${recordSource}
      where a.clinic_id = :clinicId and a.start_at >= :from::timestamptz and a.start_at < :until::timestamptz
        and (:doctorId = '' or a.doctor_id = :doctorId) and (:specialty = '' or a.specialty = :specialty)
        and (:kindId = '' or coalesce(a.kind_id, 'none') = :kindId)
        and (a.start_at, a.id) < (:afterAt::timestamptz, :afterId) and ${conditions[which]}
      order by a.start_at desc, a.id desc limit ${pageSize + 1}`,
  )
}

const cursorForm = /^(\d{1,15})\.([\w-]{1,100})$/

interface VisitsPage {
  rows: AppointmentRecord[]
  nextCursor: string | null
  scope: Scope
}

/** The visits behind a number, latest first. Throws 400, 403 and 404. */
export async function listInsightVisits(
  deps: Deps,
  caller: Caller,
  { which, specialty, kindId, cursor, ...query }: z.output<typeof insightVisitsQuery>,
): Promise<VisitsPage> {
  const scope = await openScope(deps, caller, query)
  const found = await runNamed<AppointmentRecord>(deps.db, listing(which), {
    ...valuesOf(scope),
    specialty: specialty ?? '',
    kindId: kindId ?? '',
    ...after(cursor),
  })
  const rows = found.slice(0, pageSize)
  const last = found.length > pageSize ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? `${last.start.getTime()}.${last.id}` : null, scope }
}

function after(cursor: string | undefined): { afterAt: string; afterId: string } {
  if (!cursor) return { afterAt: 'infinity', afterId: '' }
  const [, at, afterId] = cursorForm.exec(cursor) ?? []
  const moment = new Date(Number(at))
  if (!afterId || Number.isNaN(moment.getTime())) throw invalidInput({ cursor: 'Invalid cursor' })
  return { afterAt: moment.toISOString(), afterId }
}
