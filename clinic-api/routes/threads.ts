import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { messagingSettings } from '#contract/messaging'
import {
  answering,
  attachment,
  message,
  messageList,
  messageQuery,
  newMessage,
  newThread,
  readUpTo,
  threadChange,
  threadDetail,
  threadList,
  threadPartners,
  threadQuery,
  threadTeam,
} from '#contract/threads'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { assertFits, readUpload } from '../http/multipart.ts'
import { sendFile } from '../http/send-file.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsMessages, showsThread, showsThreads } from '../http/shown.ts'
import type { Caller } from '../policy/caller.ts'
import type { Subject } from '../policy/can.ts'
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
  toWireThread,
} from '../services/threads/wire.ts'

const tags = ['threads']
const params = z.object({ id })
const fileParams = params.extend({ fileId: id })

/** Conversations between patients and the teams of their clinics. */
export function threadRoutes(app: ApiServer, deps: Deps): void {
  const ownThread = async (threadId: string) => {
    const found = await getThread(deps.db.orm, threadId)
    return found && subjectOfThread(found)
  }

  async function detailOf(caller: Caller, threadId: string) {
    const thread = await getThread(deps.db.orm, threadId)
    if (!thread) throw notFound()
    const asPatient = isPatientSide(caller, thread)
    const reading = { userId: caller.userId, asPatient, now: deps.clock.now() }
    return toWireDetail(await readListed(deps.db.orm, reading, thread), asPatient, caller)
  }

  app.get(
    '/threads',
    {
      config: { access: 'thread.list', shows: showsThreads },
      schema: { tags, querystring: threadQuery, response: { 200: threadList } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { rows, asPatient, nextCursor } = await listThreads(deps, caller, request.query)
      return { threads: rows.map((row) => toWireThread(row, asPatient, caller)), nextCursor }
    },
  )

  app.post(
    '/threads',
    {
      config: { access: 'thread.start' },
      schema: { tags, body: newThread, response: { 201: threadDetail } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      return reply.code(201).send(await detailOf(caller, await startThread(deps, caller, request.body)))
    },
  )

  app.get(
    '/threads/clinics',
    { config: { access: 'thread.list' }, schema: { tags, response: { 200: threadPartners } } },
    async (request) => (await listPartners(deps.db.orm, callerOf(request))).map(toWireMember),
  )

  const reading = guarded('thread.read', ownThread)
  app.get(
    '/threads/:id',
    {
      ...reading,
      config: { ...reading.config, shows: showsThread },
      schema: { tags, params, response: { 200: threadDetail } },
    },
    async (request) => detailOf(callerOf(request), request.params.id),
  )

  app.put(
    '/threads/:id',
    {
      ...guarded('thread.change', ownThread),
      schema: { tags, params, body: threadChange, response: { 200: threadDetail } },
    },
    async (request) => {
      await changeThread(deps, callerOf(request), request.params.id, request.body)
      return detailOf(callerOf(request), request.params.id)
    },
  )

  app.get(
    '/threads/:id/messages',
    {
      ...reading,
      config: { ...reading.config, shows: showsMessages },
      schema: { tags, params, querystring: messageQuery, response: { 200: messageList } },
    },
    async (request) => {
      const caller = callerOf(request)
      const page = await listMessages(deps, caller, request.params.id, request.query)
      return { messages: page.rows.map((row) => toWireMessage(row, { ...caller, ...page })), more: page.more }
    },
  )

  app.post(
    '/threads/:id/messages',
    {
      ...guarded('thread.send', ownThread),
      schema: { tags, params, body: newMessage, response: { 201: message } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { id: threadId } = request.params
      const messageId = await sendMessage(deps, caller, threadId, request.body)
      const [row] = await readMessage(deps.db.orm, messageId)
      const thread = await getThread(deps.db.orm, threadId)
      if (!row || !thread) throw notFound()
      const asPatient = isPatientSide(caller, thread)
      return reply.code(201).send(toWireMessage(row, { ...caller, asPatient }))
    },
  )

  app.put(
    '/threads/:id/read',
    {
      ...guarded('thread.mark-read', ownThread),
      schema: { tags, params, body: readUpTo, response: { 200: messageAnswer } },
    },
    async (request) => {
      await markRead(deps, callerOf(request), request.params.id, request.body?.messageId)
      return { message: 'Read' }
    },
  )

  app.put(
    '/threads/:id/answering',
    {
      ...guarded('thread.answer', ownThread),
      schema: { tags, params, body: answering, response: { 200: messageAnswer } },
    },
    async (request) => {
      await setAnswering(deps, callerOf(request), request.params.id, request.body.answering)
      return { message: 'Noted' }
    },
  )

  threadFileRoutes(app, deps, ownThread)
  messagingRoutes(app, deps)
}

function threadFileRoutes(
  app: ApiServer,
  deps: Deps,
  ownThread: (id: string) => Promise<Subject | null>,
): void {
  app.post(
    '/threads/:id/files',
    {
      ...guarded('thread.send', ownThread),
      schema: { tags, params, consumes: ['multipart/form-data'], response: { 201: attachment } },
    },
    async (request, reply) => {
      assertFits(request, deps.env)
      const upload = await readUpload(request)
      const file = await addAttachment(deps, callerOf(request), request.params.id, upload)
      return reply.code(201).send(toWireAttachment(file))
    },
  )

  app.get(
    '/threads/:id/files/:fileId',
    { ...guarded('thread.read', ownThread), exposeHeadRoute: false, schema: { tags, params: fileParams } },
    async (request, reply) => {
      const { id: threadId, fileId } = request.params
      return sendFile(reply, await openAttachment(deps, callerOf(request), threadId, fileId))
    },
  )
}

function messagingRoutes(app: ApiServer, deps: Deps): void {
  const ofClinic = (clinicId: string) => ({ clinicIds: [clinicId] })

  app.get(
    '/clinics/:id/messaging',
    {
      ...guarded('clinic.read-messaging', ofClinic),
      schema: { tags, params, response: { 200: messagingSettings } },
    },
    async (request) => readMessaging(deps, callerOf(request), request.params.id),
  )

  app.put(
    '/clinics/:id/messaging',
    {
      ...guarded('clinic.messaging', ofClinic),
      schema: { tags, params, body: messagingSettings, response: { 200: messagingSettings } },
    },
    async (request) => saveMessaging(deps, callerOf(request), request.params.id, request.body),
  )

  app.get(
    '/clinics/:id/team',
    { ...guarded('thread.read-team', ofClinic), schema: { tags, params, response: { 200: threadTeam } } },
    async (request) => (await listTeam(deps.db.orm, request.params.id)).map(toWireMember),
  )
}
