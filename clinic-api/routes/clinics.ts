import { clinicCalls } from '#contract/calls/clinics'
import type { Clinic } from '#contract/clinics'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { onReplica } from '../http/replica-reads.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { can } from '../policy/can.ts'
import { createClinic } from '../services/clinics/create-clinic.ts'
import { dismissFirstSteps, readFirstSteps } from '../services/clinics/first-steps.ts'
import { type ClinicRecord, getClinic, listClinics, subjectOfClinic } from '../services/clinics/queries.ts'
import { updateClinic } from '../services/clinics/update-clinic.ts'
import { readUsage } from '../services/plans/usage.ts'
import { countGroupUsers } from '../services/staff/queries.ts'
import { countTasks } from '../services/tasks/count-tasks.ts'

export function clinicRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, clinicCalls.list, {}, ({ query, caller: { roles, clinicId, staffId }, request }) => {
    const mine = query.mine === 'true' ? { of: staffId ?? '' } : null
    const { orm } = onReplica(deps, request).db
    return listClinics(orm, deps.clock.now(), { unpaid: roles.includes('admin'), own: clinicId, mine })
  })

  serveCall(app, clinicCalls.get, {}, async ({ params, caller }) => {
    const found = await getClinic(deps.db.orm, params.id)
    if (!found) throw notFound()
    const wire = toWireClinic(found)
    if (!can(caller, 'payment.create', subjectOfClinic(found))) return wire
    return { ...wire, users: await countGroupUsers(deps.db.orm, found.id) }
  })

  serveCall(app, clinicCalls.create, {}, async ({ body, caller }) => ({
    id: await createClinic(deps, caller, body),
  }))

  const ownerOf = ownedBy(deps, getClinic, subjectOfClinic)
  serveCall(app, clinicCalls.update, { ownerOf }, async ({ params, body, caller }) =>
    toWireClinic(await updateClinic(deps, caller, params.id, body)),
  )

  const ofClinic = { ownerOf: (clinicId: string) => ({ clinicIds: [clinicId] }) }
  serveCall(app, clinicCalls.usage, ofClinic, ({ params }) => readUsage(deps, params.id))
  serveCall(app, clinicCalls.tasks, ofClinic, ({ params }) => countTasks(deps, params.id))
  serveCall(app, clinicCalls.firstSteps, ofClinic, ({ params }) => readFirstSteps(deps, params.id))
  serveCall(app, clinicCalls.dismissFirstSteps, ofClinic, ({ params, caller }) =>
    dismissFirstSteps(deps, caller, params.id),
  )
}

function toWireClinic({
  id: _id,
  planId,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...rest
}: ClinicRecord): Clinic {
  return { _id, plan: planId, ...rest }
}
