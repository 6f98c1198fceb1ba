'use client'

import { useLiveRefresh } from '@/lib/browser/live-refresh'

/** Loads the list again when a thread in it changes. */
export function ThreadsLive() {
  useLiveRefresh(({ type }) => type === 'message')
  return null
}
