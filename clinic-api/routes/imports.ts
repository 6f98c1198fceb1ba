import { importCalls } from '#contract/calls/imports'
import { type ImportStep, importPageQuery } from '#contract/imports'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { readUpload } from '../http/multipart.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsCompared } from '../http/shown.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan } from '../policy/can.ts'
import { changeReading, chooseForDoubles, discardImport } from '../services/imports/change-import.ts'
import { errorsFile } from '../services/imports/errors-file.ts'
import { inviteImported } from '../services/imports/invite.ts'
import { findImport, listImports, readImport, subjectOfImport } from '../services/imports/queries.ts'
import { readFile } from '../services/imports/read-file.ts'
import { runImport } from '../services/imports/run-import.ts'
import { toComparedImport, toListedImport, toWireImport } from '../services/imports/wire.ts'

const firstPage = importPageQuery.parse({})

/** A clinic moves in: files of its patients are looked through, then written whole or not at all. */
export function importRoutes(app: ApiServer, deps: Deps): void {
  const running = new Set<AbortController>()
  app.addHook('preClose', async () => {
    for (const each of running) each.abort()
  })

  const ownerOf = ownedBy(deps, (orm, id) => findImport(orm, id), subjectOfImport)

  async function rowFor(caller: Caller, importId: string) {
    const row = await findImport(deps.db.orm, importId)
    assertCan(caller, 'import.read', row && subjectOfImport(row))
    if (!row) throw notFound()
    return row
  }

  async function present(caller: Caller, importId: string) {
    return toWireImport(await readImport(deps.db.orm, await rowFor(caller, importId), firstPage))
  }

  serveCall(app, importCalls.upload, {}, async ({ query: { kind, dryRun }, caller, request }) => {
    const made = await readFile(deps, caller, { kind, upload: await readUpload(request) })
    const answer = await present(caller, made)
    const { new: news, ...others } = answer.counts
    const isPlain = news > 0 && others.error + others.known + others.similar === 0
    if (dryRun === 'true' || !isPlain) return answer
    const asked = { caller, id: made, leaveOut: false, onFault: faultOf(request) }
    for await (const _ of await runImport(deps, asked, new AbortController().signal));
    return present(caller, made)
  })

  serveCall(app, importCalls.list, {}, async ({ caller }) =>
    (await listImports(deps.db.orm, caller)).map(toListedImport),
  )

  serveCall(app, importCalls.get, { shows: showsCompared }, async ({ params, query, caller }) =>
    toComparedImport(await readImport(deps.db.orm, await rowFor(caller, params.id), query)),
  )

  serveCall(app, importCalls.update, { ownerOf }, async ({ params: { id }, body, caller }) => {
    await changeReading(deps, caller, { id, ...body })
    return present(caller, id)
  })

  serveCall(app, importCalls.choose, { ownerOf }, async ({ params: { id }, body, caller }) => {
    await chooseForDoubles(deps, caller, { id, ...body })
    return present(caller, id)
  })

  // A step a line, as they come. Whoever leaves before the last takes everything back.
  serveCall(app, importCalls.run, { ownerOf }, async ({ params, body, caller, request, reply }) => {
    const gone = new AbortController()
    running.add(gone)
    reply.raw.on('close', () => {
      gone.abort()
      running.delete(gone)
    })
    const asked = { caller, id: params.id, leaveOut: body.leaveOut, onFault: faultOf(request) }
    return linesOf(await runImport(deps, asked, gone.signal))
  })

  serveCall(app, importCalls.invite, { ownerOf }, async ({ params, caller }) => {
    await inviteImported(deps, caller, params.id)
    return present(caller, params.id)
  })

  const asFile = { exposeHeadRoute: false } as const
  serveCall(app, importCalls.errors, asFile, async ({ params, query, caller, reply }) => {
    const row = await rowFor(caller, params.id)
    reply.header('content-disposition', 'attachment; filename="errors.csv"')
    return errorsFile(deps.db.orm, row, query.language)
  })

  serveCall(app, importCalls.discard, { ownerOf }, async ({ params, caller }) => {
    await discardImport(deps, caller, params.id)
    return { message: 'Import discarded' }
  })
}

const faultOf =
  ({ log }: { log: { error: (error: unknown, message: string) => void } }) =>
  (error: unknown) =>
    log.error(error, 'no import of a file')

async function* linesOf(steps: AsyncIterable<ImportStep>) {
  for await (const step of steps) yield `${JSON.stringify(step)}\n`
}
