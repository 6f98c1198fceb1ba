import type { MoveSession } from '#contract/sessions'
import { startLive, stopLive } from '@/lib/browser/live'
import { call } from '@/lib/browser/request'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { untilLeft } from './leave'

/** Goes on at another clinic, or as a patient, with nothing on the screen from before; the other tabs follow. */
export async function moveTo(to: MoveSession, next: string): Promise<never> {
  // Once it has moved, the session may no longer read what this page shows, and it moves before the answer comes.
  stopLive()
  try {
    await call(sessionEndpoints.move, { body: to })
  } catch (error) {
    startLive()
    throw error
  }
  window.location.assign(next)
  return untilLeft()
}
