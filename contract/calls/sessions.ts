import { messageAnswer } from '../common.ts'
import { ownSessions } from '../sessions.ts'
import { calls } from './call.ts'

/** The devices on which an account is signed in. */
export const sessionCalls = calls('sessions', {
  list: { method: 'GET', path: '/sessions', action: 'session.list', answer: ownSessions },
  endOthers: { method: 'DELETE', path: '/sessions', action: 'session.end', answer: messageAnswer },
  end: { method: 'DELETE', path: '/sessions/:id', action: 'session.end', answer: messageAnswer },
})
