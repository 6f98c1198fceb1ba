import { teamDay, teamDayQuery } from '#contract/calendar'
import { calendarCalls } from '#contract/calls/calendar'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsTeamDay } from '../http/shown.ts'
import { assertCan } from '../policy/can.ts'
import { readClinicsDay } from '../services/calendar/clinics-day.ts'
import { readResourceDay, readTeamDay } from '../services/calendar/team-day.ts'
import { toWireResourceDay, toWireTeamDay } from '../services/calendar/wire.ts'

export function calendarRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/calendar/team',
    {
      config: { access: 'calendar.read-team', shows: showsTeamDay },
      schema: { tags: ['calendar'], querystring: teamDayQuery, response: { 200: teamDay } },
    },
    async (request) => {
      assertCan(callerOf(request), 'calendar.read-team', { clinicIds: [request.query.clinicId] })
      return request.query.by === 'resource'
        ? toWireResourceDay(await readResourceDay(deps, request.query))
        : toWireTeamDay(await readTeamDay(deps, request.query))
    },
  )

  const onRecord = { withoutShows: 'Recorded by the service in the log of each clinic' }
  serveCall(app, calendarCalls.clinics, onRecord, async ({ query: { date }, caller }) => ({
    clinics: (await readClinicsDay(deps, caller, date)).map(({ clinicId, clinicName, ...day }) => ({
      ...toWireTeamDay(day),
      clinicId,
      clinicName,
    })),
  }))
}
