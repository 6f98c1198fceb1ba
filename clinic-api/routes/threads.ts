import { threadCalls } from '#contract/calls/threads'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { readUpload } from '../http/multipart.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsMessages, showsThread, showsThreads } from '../http/shown.ts'
import type { Caller } from '../policy/caller.ts'
import { addAttachment, openAttachment } from '../services/threads/attachments.ts'
import { changeThread, markRead, setAnswering } from '../services/threads/change-thread.ts'
import { listMessages, readMessage } from '../services/threads/list-messages.ts'
import { listThreads, readListed } from '../services/threads/list-threads.ts'
import { getThread, isPatientSide, subjectOfThread } from '../services/threads/record.ts'
import { sendMessage } from '../services/threads/send-message.ts'
import { readMessaging, saveMessaging } from '../services/threads/settings.ts'
import { startThread } from '../services/threads/start-thread.ts'
import { listPartners, listTeam } from '../services/threads/team.ts'
import {
  toWireAttachment,
  toWireDetail,
  toWireMember,
  toWireMessage,
  toWirePartner,
  toWireThread,
} from '../services/threads/wire.ts'

/** Conversations between patients and the teams of their clinics. */
export function threadRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getThread, subjectOfThread)

  async function detailOf(caller: Caller, threadId: string) {
    const thread = await getThread(deps.db.orm, threadId)
    if (!thread) throw notFound()
    const asPatient = isPatientSide(caller, thread)
    const reading = { userId: caller.userId, asPatient, now: deps.clock.now() }
    return toWireDetail(await readListed(deps.db.orm, reading, thread), asPatient, caller)
  }

  serveCall(app, threadCalls.list, { shows: showsThreads }, async ({ query, caller }) => {
    const { rows, asPatient, nextCursor } = await listThreads(deps, caller, query)
    return { threads: rows.map((row) => toWireThread(row, asPatient, caller)), nextCursor }
  })

  serveCall(app, threadCalls.start, {}, async ({ body, caller }) =>
    detailOf(caller, await startThread(deps, caller, body)),
  )

  serveCall(app, threadCalls.partners, {}, async ({ caller }) =>
    (await listPartners(deps.db.orm, caller)).map(toWirePartner),
  )

  serveCall(app, threadCalls.get, { ownerOf, shows: showsThread }, ({ params, caller }) =>
    detailOf(caller, params.id),
  )

  serveCall(app, threadCalls.update, { ownerOf }, async ({ params, body, caller }) => {
    await changeThread(deps, caller, params.id, body)
    return detailOf(caller, params.id)
  })

  const listing = { ownerOf, shows: showsMessages }
  serveCall(app, threadCalls.messages, listing, async ({ params, query, caller }) => {
    const page = await listMessages(deps, caller, params.id, query)
    return { messages: page.rows.map((row) => toWireMessage(row, { ...caller, ...page })), more: page.more }
  })

  serveCall(app, threadCalls.send, { ownerOf }, async ({ params, body, caller }) => {
    const messageId = await sendMessage(deps, caller, params.id, body)
    const [row] = await readMessage(deps.db.orm, messageId)
    const thread = await getThread(deps.db.orm, params.id)
    if (!row || !thread) throw notFound()
    return toWireMessage(row, { ...caller, asPatient: isPatientSide(caller, thread) })
  })

  serveCall(app, threadCalls.markRead, { ownerOf }, async ({ params, body, caller }) => {
    await markRead(deps, caller, params.id, body?.messageId)
    return { message: 'Read' }
  })

  serveCall(app, threadCalls.setAnswering, { ownerOf }, async ({ params, body, caller }) => {
    await setAnswering(deps, caller, params.id, body.answering)
    return { message: 'Noted' }
  })

  serveCall(app, threadCalls.attach, { ownerOf }, async ({ params, caller, request }) =>
    toWireAttachment(await addAttachment(deps, caller, params.id, await readUpload(request))),
  )

  serveCall(app, threadCalls.file, { ownerOf, exposeHeadRoute: false }, ({ params, caller }) =>
    openAttachment(deps, caller, params.id, params.fileId),
  )

  messagingRoutes(app, deps)
}

function messagingRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = (clinicId: string) => ({ clinicIds: [clinicId] })

  serveCall(app, threadCalls.getMessaging, { ownerOf }, ({ params, caller }) =>
    readMessaging(deps, caller, params.id),
  )

  serveCall(app, threadCalls.updateMessaging, { ownerOf }, ({ params, body, caller }) =>
    saveMessaging(deps, caller, params.id, body),
  )

  serveCall(app, threadCalls.team, { ownerOf }, async ({ params }) =>
    (await listTeam(deps.db.orm, params.id)).map(toWireMember),
  )
}
