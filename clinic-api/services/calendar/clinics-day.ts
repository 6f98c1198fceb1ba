import { sql } from 'drizzle-orm'
import { dayAt } from '#contract/zone'
import { rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { recordAudits, type Trace } from '../../write/audit.ts'
import { write } from '../../write/write.ts'
import { readTeamDay, type TeamDayRecord } from './team-day.ts'

interface Run {
  clinicId: string
  clinicName: string
  timeZone: string
}

export type ClinicDayRecord = TeamDayRecord & Run

const action = 'calendar.read-clinics'

/**
 * A day of every clinic that the caller administers, by name. The log of each clinic says which of its visits were shown.
 * Throws 403.
 */
export async function readClinicsDay(
  deps: Deps,
  caller: Caller,
  date: string | undefined,
): Promise<ClinicDayRecord[]> {
  assertCan(caller, action, { userId: caller.userId })
  const now = deps.clock.now().getTime()
  const days: ClinicDayRecord[] = []
  for (const run of await listRuns(deps, caller)) {
    const wanted = { clinicId: run.clinicId, date: date ?? dayAt(now, run.timeZone) }
    days.push({ ...run, ...(await readTeamDay(deps, wanted)) })
  }
  await recordShown(deps, caller, days)
  return days
}

function listRuns({ db }: Deps, { staffId }: Caller): Promise<Run[]> {
  return rowsOf<Run>(
    db.orm,
    sql`select c.id "clinicId", c.name "clinicName", c.time_zone "timeZone" from memberships m
      join clinics c on c.id = m.clinic_id
      where m.staff_id = ${staffId} and m.ended_at is null and 'clinicadmin' = any(m.roles)
      order by c.name, c.id`,
  )
}

/** Before the answer leaves. */
function recordShown(deps: Deps, caller: Caller, days: readonly ClinicDayRecord[]): Promise<void> {
  const traces = days.map(({ clinicId, doctors }): Trace => {
    const ids = doctors.flatMap(({ visits }) => visits.map(({ id }) => id))
    return { action, entity: 'appointment', clinicId, details: { ids } }
  })
  return write(deps, caller, { action, subject: { userId: caller.userId } }, async (act) => {
    const last = traces.pop()
    if (!last) return act.unchanged()
    await recordAudits(act, traces)
    return act.audit(last)
  })
}
