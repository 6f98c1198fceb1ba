import { z } from 'zod'
import {
  clinic,
  clinicList,
  clinicListQuery,
  createdClinicAnswer,
  openClinicInput,
  updateClinicInput,
} from '#contract/clinics'
import { id } from '#contract/common'
import { dismissFirstStepsInput, firstStepsAnswer } from '#contract/first-steps'
import { planUsage } from '#contract/plan-usage'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { onReplica } from '../http/replica-reads.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { can } from '../policy/can.ts'
import { createClinic } from '../services/clinics/create-clinic.ts'
import { dismissFirstSteps, readFirstSteps } from '../services/clinics/first-steps.ts'
import { getClinic, listClinics, subjectOfClinic } from '../services/clinics/queries.ts'
import { updateClinic } from '../services/clinics/update-clinic.ts'
import { toWireClinic, toWireListedClinic } from '../services/clinics/wire.ts'
import { readUsage } from '../services/plans/usage.ts'
import { countGroupUsers } from '../services/staff/queries.ts'

const tags = ['clinics']
const params = z.object({ id })

export function clinicRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/clinics',
    {
      config: { access: 'clinic.read' },
      schema: { tags, querystring: clinicListQuery, response: { 200: clinicList } },
    },
    async (request) => {
      const { roles, clinicId, staffId } = callerOf(request)
      const { orm } = onReplica(deps, request).db
      const isAdmin = roles.includes('admin')
      const mine = request.query.mine === 'true' ? { of: staffId ?? '' } : null
      const listed = await listClinics(orm, { unpaid: isAdmin, own: clinicId, mine })
      return listed.map(toWireListedClinic)
    },
  )

  app.get(
    '/clinics/:id',
    {
      config: { access: 'clinic.read' },
      schema: { tags, params: params, response: { 200: clinic } },
    },
    async (request) => {
      const found = await getClinic(deps.db.orm, request.params.id)
      if (!found) throw notFound()
      const wire = toWireClinic(found)
      if (!can(callerOf(request), 'payment.create', subjectOfClinic(found))) return wire
      return { ...wire, users: await countGroupUsers(deps.db.orm, found.id) }
    },
  )

  app.post(
    '/clinics',
    {
      config: { access: 'clinic.create' },
      schema: { tags, body: openClinicInput, response: { 201: createdClinicAnswer } },
    },
    async (request, reply) =>
      reply.code(201).send({ _id: await createClinic(deps, callerOf(request), request.body) }),
  )

  app.put(
    '/clinics/:id',
    {
      ...guarded('clinic.update', async (id) => {
        const found = await getClinic(deps.db.orm, id)
        return found && subjectOfClinic(found)
      }),
      schema: { tags, params, body: updateClinicInput, response: { 200: clinic } },
    },
    async (request) =>
      toWireClinic(await updateClinic(deps, callerOf(request), request.params.id, request.body)),
  )

  app.get(
    '/clinics/:id/usage',
    {
      ...guarded('usage.read', (clinicId) => ({ clinicIds: [clinicId] })),
      schema: { tags, params, response: { 200: planUsage } },
    },
    async (request) => readUsage(deps, request.params.id),
  )

  const ownFirstSteps = (action: 'first-steps.read' | 'first-steps.dismiss') =>
    guarded(action, (clinicId) => ({ clinicIds: [clinicId] }))

  app.get(
    '/clinics/:id/first-steps',
    { ...ownFirstSteps('first-steps.read'), schema: { tags, params, response: { 200: firstStepsAnswer } } },
    async (request) => readFirstSteps(deps, request.params.id),
  )

  app.put(
    '/clinics/:id/first-steps',
    {
      ...ownFirstSteps('first-steps.dismiss'),
      schema: { tags, params, body: dismissFirstStepsInput, response: { 200: firstStepsAnswer } },
    },
    async (request) => dismissFirstSteps(deps, callerOf(request), request.params.id),
  )
}
