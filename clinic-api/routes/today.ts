import type { TodayAnswer } from '#contract/appointments'
import { appointmentCalls } from '#contract/calls/appointments'
import { behindMinutes, waitingMinutes } from '#contract/presence'
import { addDays } from '#contract/zone'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsVisitsOfDay } from '../http/shown.ts'
import { subjectAtClinic } from '../policy/can.ts'
import { markPresence } from '../services/appointments/mark-presence.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { writeDeskNote } from '../services/appointments/write-note.ts'
import { type DayRecord, readToday } from '../services/today/read-today.ts'

/** The desk's work with the visits of the day. */
export function todayRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = async (appointmentId: string) => {
    const record = await getAppointment(deps.db, appointmentId)
    return record && subjectAtClinic(record)
  }

  serveCall(app, appointmentCalls.today, { shows: showsVisitsOfDay }, async ({ query, caller }) =>
    toWireToday(await readToday(deps, caller, query), deps.clock.now().getTime()),
  )

  for (const verb of ['arrive', 'leave', 'start', 'halt'] as const) {
    serveCall(app, appointmentCalls[verb], { ownerOf }, async ({ params, caller }) =>
      toWireAppointment(await markPresence(deps, caller, params.id, verb), true),
    )
  }

  serveCall(app, appointmentCalls.writeDeskNote, { ownerOf }, async ({ params, body, caller }) =>
    toWireAppointment(await writeDeskNote(deps, caller, params.id, body.deskNote), true),
  )
}

const newbornDays = 28

/** The day as it is at `now`, in milliseconds: who waits for how long, who runs behind. */
function toWireToday(
  { date, timeZone, visits: records, hints, births, noEmail }: DayRecord,
  now: number,
): TodayAnswer {
  const visits = records.map((record) => toWireAppointment(record, true))
  const doctors = [...Map.groupBy(visits, (visit) => visit.doctorId)].map(([_id, own]) => ({
    _id,
    name: own[0]?.doctorName ?? '',
    behindMinutes: behindMinutes(own, now),
  }))
  return {
    date,
    timeZone,
    doctors,
    visits: visits.map((visit) => ({
      ...visit,
      waitingMinutes: waitingMinutes(visit, now),
      missHint: hints.get(visit.appointmentId) ?? null,
      ...(noEmail.has(visit.patientId) && { noEmail: true as const }),
      ...bornOn(births.get(visit.patientId), date),
    })),
  }
}

function bornOn(birthdate: string | undefined, date: string) {
  if (birthdate === undefined) return {}
  return { birthdate, ...(birthdate > addDays(date, -newbornDays) && { newborn: true as const }) }
}
