'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useLiveRefresh } from '@/lib/browser/live-refresh'
import { refreshIfReached } from '@/lib/browser/request'
import { useNow } from '@/lib/browser/use-now'

interface VisitsLiveProps {
  /** ISO instants: the server's time, and when the next visit begins. */
  now: string
  nextStart: string | null
}

/** Loads the screen again when a visit or an offer changes elsewhere, and when the next one begins. */
export function VisitsLive({ now, nextStart }: VisitsLiveProps) {
  const router = useRouter()
  const minute = useNow(now).getTime()
  useLiveRefresh((event) => event.type === 'appointment.changed' || event.type === 'offer.changed')
  useEffect(() => {
    if (nextStart && minute >= Date.parse(nextStart)) void refreshIfReached(router)
  }, [minute, nextStart, router])
  return null
}
