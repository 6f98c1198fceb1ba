import { call } from '@/lib/browser/request'
import type { Done } from '@/lib/endpoints/endpoint'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { leaveApp, leaveHere } from './leave'
import { announce, listen } from './session-channel'
import { leftMeanwhile } from './stored-data'

/**
 * Ends the session by choice: nothing stays here, other tabs follow. `pushEndpoint`: where this browser was sent
 * notifications. Throws `RequestError` when it did not end.
 */
export async function signOut(pushEndpoint?: string): Promise<void> {
  await call(sessionEndpoints.logout, { body: { pushEndpoint } })
  leaveApp('choice')
}

/** Ends the session because its time is over; what was being typed waits for the same person. */
export async function endSession(): Promise<void> {
  document.body.hidden = true
  await call(sessionEndpoints.logout, { body: {} }).catch(() => null)
  leaveApp('idle')
}

/** A new pair of tokens, and with it a new idle period. */
export function staySignedIn(): Promise<Done> {
  return call(sessionEndpoints.refresh)
}

/**
 * Tells the other tabs who is here and follows them out; a page restored from the browser's history is loaded again.
 */
export function followTabs(place: string): () => void {
  const stopHearing = listen((news) => {
    if (news.kind === 'left') leaveHere(news.ending)
    if (news.kind === 'entered' && news.place !== place) window.location.reload()
  })
  const ending = leftMeanwhile()
  if (ending) leaveHere(ending)
  else announce({ kind: 'entered', place })
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload()
  }
  window.addEventListener('pageshow', onShow)
  return () => {
    stopHearing()
    window.removeEventListener('pageshow', onShow)
  }
}
