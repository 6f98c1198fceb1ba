import { mergeCalls } from '#contract/calls/merges'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsDoubles } from '../http/shown.ts'
import { mergePatients } from '../services/merges/merge-patients.ts'
import { previewMerge } from '../services/merges/preview-merge.ts'

/** Two records of one person that become one. */
export function mergeRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, mergeCalls.preview, { shows: showsDoubles }, ({ query, caller }) =>
    previewMerge(deps, caller, query),
  )

  serveCall(app, mergeCalls.merge, {}, async ({ body, caller }) => ({
    message: 'Records merged',
    _id: body.keep,
    moved: await mergePatients(deps, caller, body),
  }))
}
