import { mergeCalls } from '#contract/calls/merges'
import type { Deps } from '../deps.ts'
import { onReplica } from '../http/replica-reads.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsDoubles, showsPairs } from '../http/shown.ts'
import { listDoubles } from '../services/merges/list-doubles.ts'
import { mergePatients } from '../services/merges/merge-patients.ts'
import { previewMerge } from '../services/merges/preview-merge.ts'

/** Two records of one person that become one. */
export function mergeRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, mergeCalls.preview, { shows: showsDoubles }, ({ query, caller }) =>
    previewMerge(deps, caller, query),
  )

  serveCall(app, mergeCalls.likely, { shows: showsPairs }, ({ caller, request }) =>
    listDoubles(onReplica(deps, request).db.orm, caller.clinicId),
  )

  serveCall(app, mergeCalls.merge, {}, async ({ body, caller }) => ({
    message: 'Records merged',
    _id: body.keep,
    moved: await mergePatients(deps, caller, body),
  }))
}
