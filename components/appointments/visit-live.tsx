'use client'

import { useLiveRefresh } from '@/lib/browser/live-refresh'
import { call } from '@/lib/browser/request'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

/** Loads the screen again when its appointment changes elsewhere, or what is offered instead. */
export function VisitLive({ id }: { id: string }) {
  useLiveRefresh(
    () => call(appointmentEndpoints.read, { params: { id } }),
    (event) =>
      event.type === 'offer.changed' || (event.type === 'appointment.changed' && event.appointmentId === id),
  )
  return null
}
