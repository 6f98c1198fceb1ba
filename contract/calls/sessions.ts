import { messageAnswer } from '../common.ts'
import { moveSessionInput, ownSessions } from '../sessions.ts'
import { sessionUser } from '../users.ts'
import { calls } from './call.ts'

/** The devices on which an account is signed in. */
export const sessionCalls = calls('sessions', {
  list: { method: 'GET', path: '/sessions', action: 'session.list', answer: ownSessions },
  /** Where the caller works from now on, or that they are a patient: the session of this browser alone. */
  move: {
    method: 'PUT',
    path: '/sessions/current',
    action: 'session.move',
    body: moveSessionInput,
    answer: sessionUser,
  },
  endOthers: { method: 'DELETE', path: '/sessions', action: 'session.end', answer: messageAnswer },
  end: { method: 'DELETE', path: '/sessions/:id', action: 'session.end', answer: messageAnswer },
})
