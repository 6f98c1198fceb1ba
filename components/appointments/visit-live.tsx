'use client'

import { api } from '@/lib/routes'
import { useLiveRefresh } from '@/lib/swr/live-refresh'

/** Loads the screen again when its appointment changes elsewhere. */
export function VisitLive({ id }: { id: string }) {
  useLiveRefresh(
    api.appointment(id),
    (event) => event.type === 'appointment.changed' && event.appointmentId === id,
  )
  return null
}
