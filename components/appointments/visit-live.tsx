'use client'

import { useLiveRefresh } from '@/lib/browser/live-refresh'

/** Loads the screen again when its appointment changes elsewhere, or what is offered instead. */
export function VisitLive({ id }: { id: string }) {
  useLiveRefresh(
    (event) =>
      event.type === 'offer.changed' || (event.type === 'appointment.changed' && event.appointmentId === id),
  )
  return null
}
