'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { read } from '@/lib/browser/request'

/**
 * Going back or forward shows a screen as the router kept it: it is loaded again behind what is shown. Something that
 * every session may read is read first: a server that is down must not take away the screen.
 */
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
      read('sessions.list').then(router.refresh, () => null)
    }
    addEventListener('popstate', onReturn)
    return () => removeEventListener('popstate', onReturn)
  }, [router])
}
