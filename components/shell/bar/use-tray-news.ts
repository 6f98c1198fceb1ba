'use client'

import { useEffect, useRef, useState } from 'react'
import { minuteMs } from '#contract/durations'
import { useLive } from '@/lib/browser/live'

/**
 * Milliseconds without a touch after which somebody is away: reading for them would keep their session from ending.
 */
const awayMs = 5 * minuteMs
const uses = ['pointerdown', 'keydown'] as const
const oneMore = (count: number) => count + 1

/** News of the viewer's tray from the live stream; while they are away it waits until they are back. */
export function useTrayNews() {
  /** How often the tray was worth reading since the page was opened; 0 while there is nothing unread in it. */
  const [due, setDue] = useState(0)
  const [unread, setUnread] = useState(0)
  const usedAt = useRef(0)
  const isStale = useRef(false)

  useEffect(() => {
    function use() {
      usedAt.current = performance.now()
      if (isStale.current) setDue(oneMore)
      isStale.current = false
    }
    use()
    for (const type of uses) addEventListener(type, use, { passive: true })
    return () => {
      for (const type of uses) removeEventListener(type, use)
    }
  }, [])

  useLive((signal) => {
    if (signal.type !== 'notification' && signal.type !== 'resumed') return
    const isAway = performance.now() - usedAt.current > awayMs
    isStale.current = isAway
    if (!isAway) setDue(oneMore)
    if (signal.type !== 'notification') return
    // While somebody is away nobody reads how many there are.
    if (signal.unread) setUnread(signal.unread)
    else if (isAway) setUnread((before) => before || 1)
  })
  return { due, unread, setUnread }
}
