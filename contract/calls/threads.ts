import { messageAnswer } from '../common.ts'
import { messagingSettings } from '../messaging.ts'
import {
  answering,
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
import { calls } from './call.ts'

/** Conversations between patients and the teams of their clinics. */
export const threadCalls = calls('threads', {
  /** One page, newest first: the clinic's for its staff, a patient's own otherwise. */
  list: { method: 'GET', path: '/threads', action: 'thread.list', query: threadQuery, answer: threadList },
  start: {
    method: 'POST',
    path: '/threads',
    action: 'thread.start',
    body: newThread,
    answer: threadDetail,
    status: 201,
  },
  /** Clinics that a patient can write to. */
  partners: { method: 'GET', path: '/threads/clinics', action: 'thread.list', answer: threadPartners },
  get: { method: 'GET', path: '/threads/:id', action: 'thread.read', answer: threadDetail },
  update: {
    method: 'PUT',
    path: '/threads/:id',
    action: 'thread.change',
    body: threadChange,
    answer: threadDetail,
  },
  /** One page, oldest first. */
  messages: {
    method: 'GET',
    path: '/threads/:id/messages',
    action: 'thread.read',
    query: messageQuery,
    answer: messageList,
  },
  /** Refused with `stale` when a colleague has answered meanwhile. */
  send: {
    method: 'POST',
    path: '/threads/:id/messages',
    action: 'thread.send',
    body: newMessage,
    answer: message,
    status: 201,
  },
  markRead: {
    method: 'PUT',
    path: '/threads/:id/read',
    action: 'thread.mark-read',
    body: readUpTo,
    answer: messageAnswer,
  },
  /** Tells colleagues that the caller writes an answer. */
  setAnswering: {
    method: 'PUT',
    path: '/threads/:id/answering',
    action: 'thread.answer',
    body: answering,
    answer: messageAnswer,
  },
  /** How the clinic answers. */
  getMessaging: {
    method: 'GET',
    path: '/clinics/:id/messaging',
    action: 'clinic.read-messaging',
    answer: messagingSettings,
  },
  updateMessaging: {
    method: 'PUT',
    path: '/clinics/:id/messaging',
    action: 'clinic.messaging',
    body: messagingSettings,
    answer: messagingSettings,
  },
  /** Members of the clinic whom a thread can be assigned to. */
  team: { method: 'GET', path: '/clinics/:id/team', action: 'thread.read-team', answer: threadTeam },
})
