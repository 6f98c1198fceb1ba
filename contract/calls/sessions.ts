import { messageAnswer } from '../common.ts'
import { moveSessionInput, ownSessions } from '../sessions.ts'
import { sessionUser } from '../users.ts'
import { calls, DELETE, GET, PUT } from './call.ts'

/** The devices on which an account is signed in. */
export const sessionCalls = calls('sessions', {
  list: GET('/sessions', 'session.list', { answer: ownSessions }),
  /** Where the caller works from now on, or that they are a patient: the session of this browser alone. */
  move: PUT('/sessions/current', 'session.move', { body: moveSessionInput, answer: sessionUser }),
  endOthers: DELETE('/sessions', 'session.end', { answer: messageAnswer }),
  end: DELETE('/sessions/:id', 'session.end', { answer: messageAnswer }),
})
