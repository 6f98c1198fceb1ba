import type { Appointment as WireAppointment } from '#contract/appointments'
import type { RequestError } from '@/lib/browser/request'
import type { Proof } from '@/lib/domain/account'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import { staffEndpoints } from '@/lib/endpoints/staff'
import { forced, useEndpointWrite, useSend } from '@/lib/swr/use-write'

/** Registers a doctor of the own clinic. */
export function useRegisterStaff() {
  return useSend(staffEndpoints.register, {})
}

/** Another specialty, or the right to read the clinic's log. */
export function useUpdateDoctor(doctorId: string) {
  return useSend(staffEndpoints.update, { params: { id: doctorId } })
}

/** `force` cancels the appointments that patients still have with the doctor. */
export function useDeleteDoctor(doctorId: string) {
  return useEndpointWrite(staffEndpoints.delete, ({ force, ...proof }: { force: boolean } & Proof) => ({
    params: { id: doctorId },
    query: forced(force),
    body: proof,
  }))
}

/** The pending appointments that a refused write names. */
export function affectedBy(error: RequestError): Appointment[] {
  return error.code === 'appointments_affected' ? affectedVisits(error.envelope.appointments ?? []) : []
}

/** The same that an answer names before anything is refused. */
export function affectedVisits(appointments: readonly WireAppointment[]): Appointment[] {
  return appointments.map(appointmentFromWire)
}
