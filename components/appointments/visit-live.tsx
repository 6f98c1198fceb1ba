'use client'

import { useLiveRefresh } from '@/lib/browser/live-refresh'
import { read } from '@/lib/browser/request'

/** Loads the screen again when its appointment changes elsewhere, or what is offered instead. */
export function VisitLive({ id }: { id: string }) {
  useLiveRefresh(
    () => read('appointments.get', { params: { id } }),
    (event) =>
      event.type === 'offer.changed' || (event.type === 'appointment.changed' && event.appointmentId === id),
  )
  return null
}
