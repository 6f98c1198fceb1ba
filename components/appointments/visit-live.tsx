'use client'

import { useLiveRefresh } from '@/lib/browser/live-refresh'
import { api } from '@/lib/routes'

/** Loads the screen again when its appointment changes elsewhere. */
export function VisitLive({ id }: { id: string }) {
  useLiveRefresh(
    api.appointment(id),
    (event) => event.type === 'appointment.changed' && event.appointmentId === id,
  )
  return null
}
