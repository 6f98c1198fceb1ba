import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import {
  updateVisitKindInput,
  visitKind,
  visitKindInput,
  visitKindList,
  visitKindsQuery,
} from '#contract/visit-kinds'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { recallClinicSettings } from '../services/clinics/settings.ts'
import { createKind, deleteKind, updateKind } from '../services/visit-kinds/change-kinds.ts'
import { getKind, listKinds, subjectOfKind } from '../services/visit-kinds/queries.ts'
import { toWireKind } from '../services/visit-kinds/wire.ts'

const tags = ['clinics']
const params = z.object({ id })

export function visitKindRoutes(app: ApiServer, deps: Deps): void {
  const ofClinic = guarded('visit-kind.write', async (kindId) => {
    const kind = await getKind(deps.db.orm, kindId)
    return kind && subjectOfKind(kind)
  })

  app.get(
    '/visit-kinds',
    {
      config: { access: 'visit-kind.read' },
      schema: { tags, querystring: visitKindsQuery, response: { 200: visitKindList } },
    },
    async (request) => {
      const { clinicId } = request.query
      if (!(await recallClinicSettings(deps.db, clinicId))) throw notFound()
      const onlineOnly = callerOf(request).clinicId !== clinicId
      return (await listKinds(deps.db.orm, clinicId, { onlineOnly })).map(toWireKind)
    },
  )

  app.post(
    '/visit-kinds',
    {
      config: { access: 'visit-kind.write' },
      schema: { tags, body: visitKindInput, response: { 201: visitKind } },
    },
    async (request, reply) =>
      reply.code(201).send(toWireKind(await createKind(deps, callerOf(request), request.body))),
  )

  app.put(
    '/visit-kinds/:id',
    { ...ofClinic, schema: { tags, params, body: updateVisitKindInput, response: { 200: visitKind } } },
    async (request) => toWireKind(await updateKind(deps, callerOf(request), request.params.id, request.body)),
  )

  app.delete(
    '/visit-kinds/:id',
    { ...ofClinic, schema: { tags, params, response: { 200: messageAnswer } } },
    async (request) => {
      await deleteKind(deps, callerOf(request), request.params.id)
      return { message: 'Kind of visit deleted' }
    },
  )
}
