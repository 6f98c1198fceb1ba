'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { phaseAt, type SessionPhase } from '@/lib/domain/session-clock'
import { endSession } from './session'
import { announce, listen } from './session-channel'
import { noteUse, onUse } from './session-use'

interface Limits {
  userId: string
  /** Milliseconds the session may stay unused. */
  idle: number
  /** Milliseconds until it ends whatever happens. */
  left: number
}

const tickMs = 1000
const announceEveryMs = 5000

/** Follows the session's time in this tab and the others; ends it here when it is over. `clock` in milliseconds. */
export function useSessionClock({ userId, idle, left }: Limits, clock = Date.now): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>({ kind: 'open', reason: 'idle', left: idle })
  const screen = `${usePathname()}?${useSearchParams()}`
  const first = useRef(true)

  useEffect(() => {
    const started = clock()
    let usedAt = started
    let announcedAt = 0
    let over = false

    function tick() {
      const next = phaseAt({ usedAt, idle, endsAt: started + left }, clock())
      setPhase((shown) => (next.kind === 'open' && shown.kind === 'open' ? shown : next))
      if (next.kind !== 'over' || over) return
      over = true
      void endSession()
    }

    function use() {
      usedAt = clock()
      tick()
      if (usedAt - announcedAt < announceEveryMs) return
      announcedAt = usedAt
      announce({ kind: 'used', userId })
    }

    const stopHearing = listen((news) => {
      if (news.kind !== 'used' || news.userId !== userId) return
      usedAt = clock()
      tick()
    })
    const stopUse = onUse(use)
    const timer = setInterval(tick, tickMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      stopHearing()
      stopUse()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [userId, idle, left, clock])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of screen was a call to the clinic API
  useEffect(() => {
    if (!first.current) noteUse()
    first.current = false
  }, [screen])

  return phase
}
