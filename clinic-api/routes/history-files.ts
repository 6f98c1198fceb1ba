import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { clinicalFile } from '#contract/histories'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { assertFits, readUpload } from '../http/multipart.ts'
import { sendFile } from '../http/send-file.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { addFile, openFile, removeFile } from '../services/histories/files.ts'
import { findHistoryOwner } from '../services/histories/record.ts'
import { toWireFile } from '../services/histories/wire.ts'

const tags = ['histories']
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

    app.delete(
      `/histories/:id/${kind}/:fileId`,
      {
        ...guarded('history.remove', ownerOf),
        schema: { tags, params: fileParams, response: { 200: messageAnswer } },
      },
      async (request) => {
        const { id: historyId, fileId } = request.params
        await removeFile(deps, callerOf(request), { historyId, kind, fileId })
        return { message: 'File deleted' }
      },
    )

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
