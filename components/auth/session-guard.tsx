'use client'

import { useEffect } from 'react'
import { SessionWarning } from '@/components/auth/large-parts'
import { followTabs } from '@/lib/browser/session/session'
import { forgetDrafts } from '@/lib/browser/session/stored-data'
import { useSessionClock } from '@/lib/browser/session/use-session-clock'

interface SessionGuardProps {
  userId: string
  /** The same person where they are. */
  place: string
  /** Milliseconds the session may stay unused. */
  idle: number
  /** Milliseconds until it ends whatever happens. */
  left: number
}

/**
 * Part of the signed-in layout: warns before the session ends, signs out with the other tabs and clears what was kept.
 */
export function SessionGuard({ userId, place, idle, left }: SessionGuardProps) {
  const phase = useSessionClock({ userId, idle, left })

  useEffect(() => {
    forgetDrafts(userId)
    return followTabs(place)
  }, [userId, place])

  if (phase.kind !== 'warning') return null
  return <SessionWarning reason={phase.reason} secondsLeft={Math.ceil(phase.left / 1000)} />
}
