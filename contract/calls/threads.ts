import { z } from 'zod'
import { messageAnswer } from '../common.ts'
import { messagingSettings } from '../messaging.ts'
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
} from '../threads.ts'
import { calls, GET, POST, PUT } from './call.ts'

/** Conversations between patients and the teams of their clinics. */
export const threadCalls = calls('threads', {
  /** One page: the clinic's for its staff, a patient's own otherwise. Newest first, unless `sort` says which wait longest. */
  list: GET('/threads', 'thread.list', { query: threadQuery, answer: threadList }),
  start: POST('/threads', 'thread.start', { body: newThread, answer: threadDetail, status: 201 }),
  /** Clinics that a patient can write to. */
  partners: GET('/threads/clinics', 'thread.list', { answer: threadPartners }),
  get: GET('/threads/:id', 'thread.read', { answer: threadDetail }),
  /** Refused with `stale` to who closes it when the patient has written after `seenUntil`. */
  update: PUT('/threads/:id', 'thread.change', { body: threadChange, answer: threadDetail }),
  /** One page, oldest first. */
  messages: GET('/threads/:id/messages', 'thread.read', { query: messageQuery, answer: messageList }),
  /** Refused with `stale` when a colleague has answered meanwhile. */
  send: POST('/threads/:id/messages', 'thread.send', { body: newMessage, answer: message, status: 201 }),
  /** Stores a file for the caller's next message. */
  attach: POST('/threads/:id/files', 'thread.send', { uploads: true, answer: attachment, status: 201 }),
  file: GET('/threads/:id/files/:fileId', 'thread.read', { answer: z.unknown(), streams: 'file' }),
  markRead: PUT('/threads/:id/read', 'thread.mark-read', { body: readUpTo, answer: messageAnswer }),
  /** Tells colleagues that the caller writes an answer. */
  setAnswering: PUT('/threads/:id/answering', 'thread.answer', { body: answering, answer: messageAnswer }),
  /** How the clinic answers. */
  getMessaging: GET('/clinics/:id/messaging', 'clinic.read-messaging', { answer: messagingSettings }),
  updateMessaging: PUT('/clinics/:id/messaging', 'clinic.messaging', {
    body: messagingSettings,
    answer: messagingSettings,
  }),
  /** Members of the clinic whom a thread can be assigned to. */
  team: GET('/clinics/:id/team', 'thread.read-team', { answer: threadTeam }),
})
