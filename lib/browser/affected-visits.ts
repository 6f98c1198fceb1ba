import type { Appointment as WireAppointment } from '#contract/appointments'
import type { WithId } from '#contract/calls/call'
import type { RequestError } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'

/** The pending appointments that a refused write names. */
export function affectedBy(error: RequestError): Appointment[] {
  return error.code === 'appointments_affected' ? affectedVisits(error.envelope.appointments ?? []) : []
}

/** The same that an answer names before anything is refused. */
export function affectedVisits(
  appointments: readonly (WireAppointment | WithId<WireAppointment>)[],
): Appointment[] {
  return appointments.map(appointmentFromWire)
}
