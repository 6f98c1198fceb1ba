import { calendarCalls } from '#contract/calls/calendar'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsTeamDay } from '../http/shown.ts'
import { assertCan } from '../policy/can.ts'
import { readClinicsDay } from '../services/calendar/clinics-day.ts'
import { readResourceDay, readTeamDay } from '../services/calendar/team-day.ts'
import { toWireResourceDay, toWireTeamDay } from '../services/calendar/wire.ts'

export function calendarRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, calendarCalls.team, { shows: showsTeamDay }, async ({ query, caller }) => {
    assertCan(caller, 'calendar.read-team', { clinicIds: [query.clinicId] })
    return query.by === 'resource'
      ? toWireResourceDay(await readResourceDay(deps, query))
      : toWireTeamDay(await readTeamDay(deps, query))
  })

  const onRecord = { withoutShows: 'Recorded by the service in the log of each clinic' }
  serveCall(app, calendarCalls.clinics, onRecord, async ({ query: { date }, caller }) => ({
    clinics: (await readClinicsDay(deps, caller, date)).map(({ clinicId, clinicName, ...day }) => ({
      ...toWireTeamDay(day),
      clinicId,
      clinicName,
    })),
  }))
}
