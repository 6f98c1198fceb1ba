'use client'

import { useLiveRefresh } from '@/lib/browser/live-refresh'
import { read } from '@/lib/browser/request'

/** Loads the list again when a thread in it changes. */
export function ThreadsLive() {
  useLiveRefresh(
    // A read that every session may make. A renewal would lose its cookie with a page that is being left.
    () => read('sessions.list'),
    (event) => event.type === 'message',
  )
  return null
}
