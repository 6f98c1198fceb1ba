import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import { type MessagingSettings, messagingSettings } from '#contract/messaging'
import {
  attachment,
  type MessageQuery,
  message,
  messageList,
  type NewMessage,
  type NewThread,
  type ThreadChange,
  threadDetail,
  threadList,
  threadPartners,
  threadTeam,
} from '#contract/threads'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import {
  type Conversation,
  type Message,
  messageFromWire,
  type TeamMember,
  type Thread,
  type ThreadDetail,
  threadFromWire,
} from '@/lib/domain/thread'

const seg = encodeURIComponent
const pathOf = (id: string) => `/threads/${seg(id)}`
function once(key: string | undefined): { headers: Record<string, string> } {
  return { headers: key ? { 'idempotency-key': key } : {} }
}
const memberFrom = ({ _id: id, ...member }: { _id: string; name: string }): TeamMember => ({ id, ...member })

function detailFromWire(wire: z.infer<typeof threadDetail>): ThreadDetail {
  const { answerHours, openingHours, phone } = wire
  return { ...threadFromWire(wire), answerHours, openingHours, phone }
}

/** One page, newest first: the clinic's for its staff, a patient's own otherwise. */
export async function listThreads(
  auth: ApiAuth,
  query: Record<string, string | undefined> = {},
): Promise<{ threads: Thread[]; nextCursor: string | null }> {
  const { threads, nextCursor } = await callApi(auth, { path: '/threads', query, answer: threadList })
  return { threads: threads.map(threadFromWire), nextCursor }
}

export async function readThread(auth: ApiAuth, id: string): Promise<ThreadDetail> {
  return detailFromWire(await callApi(auth, { path: pathOf(id), answer: threadDetail }))
}

export async function startThread(auth: ApiAuth, body: NewThread, key?: string): Promise<ThreadDetail> {
  const call = { method: 'POST', path: '/threads', body, answer: threadDetail, ...once(key) } as const
  return detailFromWire(await callApi(auth, call))
}

/** Clinics that a patient can write to. */
export async function listPartners(auth: ApiAuth): Promise<TeamMember[]> {
  return (await callApi(auth, { path: '/threads/clinics', answer: threadPartners })).map(memberFrom)
}

export async function changeThread(auth: ApiAuth, id: string, body: ThreadChange): Promise<ThreadDetail> {
  return detailFromWire(await callApi(auth, { method: 'PUT', path: pathOf(id), body, answer: threadDetail }))
}

/** One page, oldest first. */
export async function listMessages(
  auth: ApiAuth,
  id: string,
  { before, after }: Partial<MessageQuery> = {},
): Promise<Conversation> {
  const call = { path: `${pathOf(id)}/messages`, query: { before, after }, answer: messageList }
  const { messages, more } = await callApi(auth, call)
  return { messages: messages.map(messageFromWire), more }
}

/** Throws `ApiError` 409 `stale` when a colleague has answered meanwhile. */
export async function sendMessage(
  auth: ApiAuth,
  id: string,
  { body, key }: { body: NewMessage; key?: string | undefined },
): Promise<Message> {
  const path = `${pathOf(id)}/messages`
  return messageFromWire(await callApi(auth, { method: 'POST', path, body, answer: message, ...once(key) }))
}

export function markThreadRead(auth: ApiAuth, id: string, messageId?: string) {
  const path = `${pathOf(id)}/read`
  return callApi(auth, { method: 'PUT', path, body: { messageId }, answer: messageAnswer })
}

/** Tells colleagues that the viewer writes an answer. */
export function setAnswering(auth: ApiAuth, id: string, answering: boolean) {
  const path = `${pathOf(id)}/answering`
  return callApi(auth, { method: 'PUT', path, body: { answering }, answer: messageAnswer })
}

export async function uploadAttachment(
  auth: ApiAuth,
  id: string,
  upload: { stream: ReadableStream<Uint8Array>; contentType: string },
) {
  const path = `${pathOf(id)}/files`
  const file = await callApi(auth, { method: 'POST', path, upload, answer: attachment })
  return { id: file._id, name: file.originalName, size: file.size }
}

export function openAttachment(auth: ApiAuth, id: string, fileId: string): Promise<Response> {
  return openApi(auth, { path: `${pathOf(id)}/files/${seg(fileId)}`, headers: { accept: '*/*' } })
}

/** Members of the clinic whom a thread can be assigned to. */
export async function listTeam(auth: ApiAuth, clinicId: string): Promise<TeamMember[]> {
  return (await callApi(auth, { path: `/clinics/${seg(clinicId)}/team`, answer: threadTeam })).map(memberFrom)
}

/** How the clinic answers. */
export function readMessaging(auth: ApiAuth, clinicId: string): Promise<MessagingSettings> {
  return callApi(auth, { path: `/clinics/${seg(clinicId)}/messaging`, answer: messagingSettings })
}

export function saveMessaging(auth: ApiAuth, clinicId: string, body: MessagingSettings) {
  const path = `/clinics/${seg(clinicId)}/messaging`
  return callApi(auth, { method: 'PUT', path, body, answer: messagingSettings })
}
