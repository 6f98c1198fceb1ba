import { resourceCalls } from '#contract/calls/resources'
import type { Deps } from '../deps.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { createResource, deleteResource, updateResource } from '../services/resources/change-resources.ts'
import { getResource, listResources, subjectOfResource } from '../services/resources/queries.ts'

/** Rooms and equipment. */
export function resourceRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getResource, subjectOfResource)

  serveCall(app, resourceCalls.list, {}, async ({ query: { clinicId }, caller }) => {
    assertCan(caller, 'resource.read', { clinicIds: [clinicId] })
    return listResources(deps.db.orm, clinicId)
  })

  serveCall(app, resourceCalls.create, {}, ({ body, caller }) => createResource(deps, caller, body))

  serveCall(app, resourceCalls.update, { ownerOf }, ({ params, body, caller }) =>
    updateResource(deps, caller, params.id, body),
  )

  serveCall(app, resourceCalls.delete, { ownerOf }, async ({ params, caller }) => {
    await deleteResource(deps, caller, params.id)
    return { message: 'Deleted' }
  })
}
