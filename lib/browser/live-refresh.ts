'use client'

import { useRouter } from 'next/navigation'
import type { LiveEvent } from '#contract/live'
import { useLive } from '@/lib/browser/live'

/**
 * Loads the screen again when something that it shows changed elsewhere. After the stream was away `probe` is read
 * first: a server that is down must not take away what is shown, and a session that is over leads to the sign-in.
 */
export function useLiveRefresh(probe: () => Promise<unknown>, concerns: (event: LiveEvent) => boolean): void {
  const router = useRouter()
  useLive((signal) => {
    if (signal.type !== 'resumed') {
      if (concerns(signal)) router.refresh()
      return
    }
    probe().then(
      () => router.refresh(),
      () => null,
    )
  })
}
