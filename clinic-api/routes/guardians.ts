import type { z } from 'zod'
import { guardianCalls } from '#contract/calls/guardians'
import type { guardian } from '#contract/guardians'
import type { Deps } from '../deps.ts'
import { callerIfAny } from '../http/authenticate.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsGuardians, showsPeople } from '../http/shown.ts'
import { visitorOf } from '../http/visitor.ts'
import { listVisitsAhead } from '../services/appointments/visits-ahead.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { addChild, childClinics } from '../services/guardians/add-child.ts'
import { addGuardian } from '../services/guardians/add-guardian.ts'
import { acceptInvitation, readInvitation } from '../services/guardians/invitation.ts'
import { type GuardianRow, listGuardians } from '../services/guardians/list-guardians.ts'
import { listPeople } from '../services/guardians/list-people.ts'
import { removeGuardian } from '../services/guardians/remove-guardian.ts'
import { getPatient, subjectOfPatient } from '../services/patients/queries.ts'

/** A patient's guardians, and the patients for whom somebody acts. */
export function guardianRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getPatient, subjectOfPatient)

  serveCall(app, guardianCalls.list, { ownerOf, shows: showsGuardians }, async ({ params }) => ({
    guardians: (await listGuardians(deps.db.orm, deps.clock.now(), params.id)).map(toWireGuardian),
  }))

  serveCall(app, guardianCalls.add, { ownerOf }, async ({ params, body, caller }) =>
    toWireGuardian(await addGuardian(deps, caller, params.id, body)),
  )

  serveCall(app, guardianCalls.remove, { ownerOf }, async ({ params, caller }) => {
    const { id: patientId, guardianId } = params
    await removeGuardian(deps, caller, { patientId, guardianId })
    return { message: 'Guardian removed' }
  })

  serveCall(app, guardianCalls.invitation, {}, ({ params }) => readInvitation(deps, params.guardianToken))

  serveCall(app, guardianCalls.accept, {}, async ({ params, body, request }) => {
    const caller = await callerIfAny(deps, request)
    const accepting = { ...body, token: params.guardianToken, caller }
    const email = await acceptInvitation(deps, visitorOf(request), accepting)
    return { message: 'You can now act for this patient', email }
  })

  serveCall(app, guardianCalls.addChild, {}, ({ body, caller }) => addChild(deps, caller, body))

  serveCall(app, guardianCalls.people, { shows: showsPeople }, async ({ caller }) => ({
    people: await Promise.all(
      (await listPeople(deps.db.orm, deps.clock.now(), caller.userId)).map(async (person) => ({
        ...person,
        visits: (await listVisitsAhead(deps, person.patientId)).map((visit) =>
          toWireAppointment(visit, false),
        ),
      })),
    ),
    clinics: (await childClinics(deps.db.orm, deps.clock.now(), caller.userId)).map(({ id: _id, name }) => ({
      _id,
      name,
    })),
  }))
}

function toWireGuardian(row: GuardianRow): z.infer<typeof guardian> {
  const { id: _id, name, surname, relation, email, phone, until, acceptedAt } = row
  const state = row.userId === null ? ('invited' as const) : ('active' as const)
  return {
    _id,
    name,
    surname,
    relation,
    email,
    phone,
    state,
    since: acceptedAt?.toISOString() ?? null,
    until,
  }
}
