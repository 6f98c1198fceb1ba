'use client'

import { useRouter } from 'next/navigation'
import { useLive } from '@/lib/swr/live'

/** Loads the screen again when its appointment changes elsewhere. */
export function VisitLive({ id }: { id: string }) {
  const router = useRouter()
  useLive((signal) => {
    const concerned =
      signal.type === 'resumed' || (signal.type === 'appointment.changed' && signal.appointmentId === id)
    if (concerned) router.refresh()
  })
  return null
}
