import 'server-only'
import { messageAnswer } from '#contract/common'
import { type OwnSession, ownSessions } from '#contract/sessions'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** Where the person is signed in. */
export function listSessions(auth: ApiAuth): Promise<OwnSession[]> {
  return callApi(auth, { path: '/sessions', answer: ownSessions })
}

/** Signs them out there. */
export async function endSession(auth: ApiAuth, id: string): Promise<{ id: string }> {
  const path = `/sessions/${encodeURIComponent(id)}`
  await callApi(auth, { method: 'DELETE', path, answer: messageAnswer })
  return { id }
}

export function endOtherSessions(auth: ApiAuth): Promise<{ message: string }> {
  return callApi(auth, { method: 'DELETE', path: '/sessions', answer: messageAnswer })
}
