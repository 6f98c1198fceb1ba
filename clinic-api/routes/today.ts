import { z } from 'zod'
import { appointment, deskNoteInput, todayAnswer, todayQuery } from '#contract/appointments'
import { id } from '#contract/common'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsVisitsOfDay } from '../http/shown.ts'
import { subjectAtClinic } from '../policy/can.ts'
import { markPresence } from '../services/appointments/mark-presence.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { writeDeskNote } from '../services/appointments/write-note.ts'
import { readToday } from '../services/today/read-today.ts'
import { toWireToday } from '../services/today/wire.ts'

const tags = ['appointments']
const params = z.object({ id })

const verbs = {
  arrived: { PUT: 'arrive', DELETE: 'leave' },
  started: { PUT: 'start', DELETE: 'halt' },
} as const

/** The desk's work with the visits of the day. */
export function todayRoutes(app: ApiServer, deps: Deps): void {
  const ownAppointment = async (appointmentId: string) => {
    const record = await getAppointment(deps.db, appointmentId)
    return record && subjectAtClinic(record)
  }

  app.get(
    '/today',
    {
      config: { access: 'appointment.list-range', shows: showsVisitsOfDay },
      schema: { tags, querystring: todayQuery, response: { 200: todayAnswer } },
    },
    async (request) => {
      const day = await readToday(deps, callerOf(request), request.query)
      return toWireToday(day, deps.clock.now().getTime())
    },
  )

  for (const [path, { PUT, DELETE }] of Object.entries(verbs)) {
    for (const [method, verb] of [
      ['PUT', PUT],
      ['DELETE', DELETE],
    ] as const) {
      app.route({
        method,
        url: `/appointments/:id/${path}`,
        ...guarded('appointment.receive', ownAppointment),
        schema: { tags, params, response: { 200: appointment } },
        handler: async (request) =>
          toWireAppointment(await markPresence(deps, callerOf(request), request.params.id, verb), true),
      })
    }
  }

  app.put(
    '/appointments/:id/desk-note',
    {
      ...guarded('appointment.desk-note', ownAppointment),
      schema: { tags, params, body: deskNoteInput, response: { 200: appointment } },
    },
    async (request) => {
      const { deskNote } = request.body
      return toWireAppointment(
        await writeDeskNote(deps, callerOf(request), request.params.id, deskNote),
        true,
      )
    },
  )
}
