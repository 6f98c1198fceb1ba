'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLive } from '@/lib/browser/live'

/** Whoever touched nothing for so long is away: reading for them would keep their session from ending. */
const awayMs = 5 * 60_000
const uses = ['pointerdown', 'keydown'] as const

/** What the live stream says of the viewer's tray; for who is away it waits until they are back. */
export function useTrayNews() {
  /** How often the tray was worth reading since the page was opened; 0 while there is nothing unread in it. */
  const [due, setDue] = useState(0)
  const [unread, setUnread] = useState(0)
  /** Of these nobody needs to be told: they were there when the page was opened. */
  const [atFirst, setAtFirst] = useState(0)
  const usedAt = useRef(0)
  const isStale = useRef(false)
  const read = () => setDue((before) => before + 1)

  const noteUse = useEffectEvent(() => {
    usedAt.current = performance.now()
    if (!isStale.current) return
    isStale.current = false
    read()
  })
  useEffect(() => {
    const use = () => noteUse()
    use()
    for (const type of uses) window.addEventListener(type, use, { passive: true })
    return () => {
      for (const type of uses) window.removeEventListener(type, use)
    }
  }, [])

  useLive((signal) => {
    if (signal.type !== 'notification' && signal.type !== 'resumed') return
    if (signal.type === 'notification' && signal.unread) {
      setUnread(signal.unread)
      if (due === 0) setAtFirst(signal.unread)
    }
    if (performance.now() - usedAt.current < awayMs) return read()
    isStale.current = true
    if (signal.type === 'notification') setUnread((before) => Math.max(1, before))
  })
  return { due, unread, atFirst, setUnread }
}
