import type { TeamDay } from '#contract/calendar'
import { calendarCalls } from '#contract/calls/calendar'
import { specialty } from '#contract/specialties'
import { mostNextTimes } from '#contract/staff'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsTeamDay } from '../http/shown.ts'
import { assertCan } from '../policy/can.ts'
import { nextTimesOnDay } from '../services/appointments/next-free.ts'
import { noKind } from '../services/appointments/visit-length.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { readClinicsDay } from '../services/calendar/clinics-day.ts'
import {
  type ResourceDayRecord,
  readResourceDay,
  readTeamDay,
  type TeamDayRecord,
} from '../services/calendar/team-day.ts'
import { toWireDayOff } from '../services/days-off/wire.ts'
import { toWireWorkshift } from '../services/workshifts/wire.ts'

export function calendarRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, calendarCalls.team, { shows: showsTeamDay }, async ({ query, caller }) => {
    assertCan(caller, 'calendar.read-team', { clinicIds: [query.clinicId] })
    if (query.by === 'resource') return toWireResourceDay(await readResourceDay(deps, query))
    const day = await readTeamDay(deps, query)
    const { clinicId, date } = query
    const doctorIds = day.doctors.map(({ member }) => member.id)
    const wished = { clinicId, doctorIds, by: 'staff', userId: caller.userId, kind: noKind } as const
    return toWireTeamDay(day, await nextTimesOnDay(deps, wished, { date, most: mostNextTimes }))
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

function toWireTeamDay({ doctors, ...day }: TeamDayRecord, nextTimes?: Map<string, Date[]>): TeamDay {
  return {
    ...day,
    doctors: doctors.map(({ member, shifts, visits, daysOff }) => ({
      _id: member.id,
      name: member.name,
      surname: member.surname,
      specialty: specialty.nullable().parse(member.specialty),
      shifts: shifts.map(toWireWorkshift),
      visits: visits.map((visit) => toWireAppointment(visit, true)),
      daysOff: daysOff.map(toWireDayOff),
      ...(nextTimes && { nextTimes: (nextTimes.get(member.id) ?? []).map((start) => start.toISOString()) }),
    })),
  }
}

function toWireResourceDay({ resources, ...day }: ResourceDayRecord): TeamDay {
  return {
    ...day,
    doctors: [],
    resources: resources.map(({ resource: { id, name, kind }, visits, daysOff }) => ({
      _id: id,
      name,
      kind,
      visits: visits.map((visit) => toWireAppointment(visit, true)),
      daysOff: daysOff.map(toWireDayOff),
    })),
  }
}
