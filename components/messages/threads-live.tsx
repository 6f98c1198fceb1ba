'use client'

import { useLiveRefresh } from '@/lib/browser/live-refresh'
import { call } from '@/lib/browser/request'
import { sessionEndpoints } from '@/lib/endpoints/session'

/** Loads the list again when a thread in it changes. */
export function ThreadsLive() {
  useLiveRefresh(
    () => call(sessionEndpoints.refresh),
    (event) => event.type === 'message',
  )
  return null
}
