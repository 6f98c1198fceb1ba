import { slotCalls } from '#contract/calls/slots'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { readBookableDays, readDay } from '../services/appointments/available.ts'
import { movable } from '../services/appointments/movable.ts'
import { bookedBy } from '../services/appointments/slots.ts'
import { toWireBookableDays, toWireDay } from '../services/appointments/wire.ts'

export function slotRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, slotCalls.ofDay, {}, async ({ query: { date, ...place }, caller }) =>
    toWireDay(await readDay(deps, { ...place, ...(await asked(deps, caller, place)) }, date)),
  )

  serveCall(app, slotCalls.days, {}, async ({ query: { times, ...place }, caller }) =>
    toWireBookableDays(
      await readBookableDays(deps, { ...place, ...(await asked(deps, caller, place)) }, times),
    ),
  )
}

interface Place {
  clinicId: string
  doctorId: string
  except?: string | undefined
  walkIn?: 'true' | 'false' | undefined
}

async function asked(deps: Deps, caller: Caller, place: Place) {
  const except = await movable(deps, caller, place)
  const by = bookedBy(caller, place.clinicId, place.walkIn === 'true')
  return { by, userId: caller.userId, visitor: caller.patientId, except }
}
