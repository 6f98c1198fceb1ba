'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useNow } from '@/components/shared/use-now'
import { api } from '@/lib/routes'
import { useLiveRefresh } from '@/lib/swr/live-refresh'

interface VisitsLiveProps {
  /** ISO instants: the server's time, and when the next visit begins. */
  now: string
  nextStart: string | null
}

/** Loads the screen again when a visit changes elsewhere, and when the next one begins. */
export function VisitsLive({ now, nextStart }: VisitsLiveProps) {
  const router = useRouter()
  const minute = useNow(now).getTime()
  useLiveRefresh(api.appointments, (event) => event.type === 'appointment.changed')
  useEffect(() => {
    if (nextStart && minute >= Date.parse(nextStart)) router.refresh()
  }, [minute, nextStart, router])
  return null
}
