import { visitKindCalls } from '#contract/calls/visit-kinds'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { recallClinicSettings } from '../services/clinics/settings.ts'
import { createKind, deleteKind, updateKind } from '../services/visit-kinds/change-kinds.ts'
import { getKind, listKinds, subjectOfKind } from '../services/visit-kinds/queries.ts'

export function visitKindRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = async (kindId: string) => {
    const kind = await getKind(deps.db.orm, kindId)
    return kind && subjectOfKind(kind)
  }

  serveCall(app, visitKindCalls.list, {}, async ({ query: { clinicId }, caller }) => {
    if (!(await recallClinicSettings(deps.db, clinicId))) throw notFound()
    return listKinds(deps.db.orm, clinicId, { onlineOnly: caller.clinicId !== clinicId })
  })

  serveCall(app, visitKindCalls.create, {}, ({ body, caller }) => createKind(deps, caller, body))

  serveCall(app, visitKindCalls.update, { ownerOf }, ({ params, body, caller }) =>
    updateKind(deps, caller, params.id, body),
  )

  serveCall(app, visitKindCalls.delete, { ownerOf }, async ({ params, caller }) => {
    await deleteKind(deps, caller, params.id)
    return { message: 'Kind of visit deleted' }
  })
}
