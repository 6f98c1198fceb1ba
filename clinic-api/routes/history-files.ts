import { z } from 'zod'
import { historyCalls } from '#contract/calls/histories'
import { id } from '#contract/common'
import { clinicalFile } from '#contract/histories'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { assertFits, readUpload } from '../http/multipart.ts'
import { sendFile } from '../http/send-file.ts'
import { serveCall } from '../http/serve-call.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { addFile, openFile, removeFile } from '../services/histories/files.ts'
import { findHistoryOwner } from '../services/histories/record.ts'
import { toWireFile } from '../services/histories/wire.ts'

const tags = ['histories']
const deletions = { image: historyCalls.deleteImage, analytic: historyCalls.deleteAnalytic }
const params = z.object({ id })
const fileParams = params.extend({ fileId: id })

export function historyFileRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = (historyId: string) => findHistoryOwner(deps.db.orm, historyId)

  for (const kind of ['image', 'analytic'] as const) {
    app.post(
      `/histories/:id/${kind}`,
      {
        ...guarded('history.add', ownerOf),
        schema: { tags, params, consumes: ['multipart/form-data'], response: { 201: clinicalFile } },
      },
      async (request, reply) => {
        assertFits(request, deps.env)
        const upload = await readUpload(request)
        const file = { historyId: request.params.id, kind, upload }
        return reply
          .code(201)
          .send(toWireFile(await addFile(deps, callerOf(request), file), callerOf(request)))
      },
    )

    serveCall(app, deletions[kind], { ownerOf }, async ({ params: { id: historyId, fileId }, caller }) => {
      await removeFile(deps, caller, { historyId, kind, fileId })
      return { message: 'File deleted' }
    })

    app.get(
      `/histories/:id/${kind}/:fileId/file`,
      { config: { access: 'history.read' }, exposeHeadRoute: false, schema: { tags, params: fileParams } },
      async (request, reply) => {
        const { id: historyId, fileId } = request.params
        const file = await openFile(deps, callerOf(request), { historyId, kind, fileId })
        return sendFile(reply, file)
      },
    )
  }
}
