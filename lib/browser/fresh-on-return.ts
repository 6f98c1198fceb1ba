'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { refreshIfReached } from '@/lib/browser/request'

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
