import { historyCalls } from '#contract/calls/histories'
import type { Deps } from '../deps.ts'
import { readUpload } from '../http/multipart.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { addFile, openFile, removeFile } from '../services/histories/files.ts'
import { findHistoryOwner } from '../services/histories/record.ts'
import { toWireFile } from '../services/histories/wire.ts'

const additions = { image: historyCalls.addImage, analytic: historyCalls.addAnalytic }
const deletions = { image: historyCalls.deleteImage, analytic: historyCalls.deleteAnalytic }

export function historyFileRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = (historyId: string) => findHistoryOwner(deps.db.orm, historyId)

  for (const kind of ['image', 'analytic'] as const) {
    serveCall(app, additions[kind], { ownerOf }, async ({ params, caller, request }) => {
      const file = { historyId: params.id, kind, upload: await readUpload(request) }
      return toWireFile(await addFile(deps, caller, file), caller)
    })

    serveCall(app, deletions[kind], { ownerOf }, async ({ params: { id: historyId, fileId }, caller }) => {
      await removeFile(deps, caller, { historyId, kind, fileId })
      return { message: 'File deleted' }
    })

    serveCall(
      app,
      historyCalls[kind],
      { exposeHeadRoute: false },
      ({ params: { id: historyId, fileId }, caller }) => openFile(deps, caller, { historyId, kind, fileId }),
    )
  }
}
