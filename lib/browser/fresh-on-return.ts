'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { read } from '@/lib/browser/request'

/**
 * Loads the screen again where nobody asked for it, or after a refusal. Something that every session may read is read first:
 * without a server or a connection the router would leave the screen for an error of the browser's, and a session that is
 * over leads to the sign-in.
 */
export const refreshIfReached = (router: { refresh: () => void }): Promise<void> =>
  read('sessions.list').then(router.refresh, () => undefined)

/** Going back or forward shows a screen as the router kept it: it is loaded again behind what is shown. */
export function useFreshOnReturn(): void {
  const router = useRouter()
  const shown = usePathname()
  const left = useRef(shown)
  useEffect(() => {
    // A task later: the router draws the other screen before the listener below hears of it.
    setTimeout(() => {
      left.current = shown
    })
  }, [shown])
  useEffect(() => {
    function onReturn() {
      if (location.pathname === left.current) return
      void refreshIfReached(router)
    }
    addEventListener('popstate', onReturn)
    return () => removeEventListener('popstate', onReturn)
  }, [router])
}
