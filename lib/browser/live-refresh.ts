'use client'

import { useRouter } from 'next/navigation'
import type { LiveEvent } from '#contract/live'
import { useLive } from '@/lib/browser/live'
import { refreshIfReached } from '@/lib/browser/request'

/** Loads the screen again when something that it shows changed elsewhere, or may have while the stream was away. */
export function useLiveRefresh(concerns: (event: LiveEvent) => boolean): void {
  const router = useRouter()
  useLive((signal) => {
    if (signal.type === 'resumed' || concerns(signal)) void refreshIfReached(router)
  })
}
