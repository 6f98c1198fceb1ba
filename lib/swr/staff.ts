import useSWRMutation from 'swr/mutation'
import type { z } from 'zod'
import type { Specialty } from '#contract/specialties'
import type { registerStaffInput } from '#contract/staff'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import type { Doctor } from '@/lib/domain/doctor'
import { api } from '@/lib/routes'
import { type RequestError, request } from '@/lib/swr/request'

/** Registers a doctor of the own clinic. */
export function useRegisterStaff() {
  return useSWRMutation(
    `${api.doctors}/register`,
    (url: string, { arg }: { arg: z.output<typeof registerStaffInput> }) =>
      request<{ id: string }>(url, { method: 'POST', body: arg }),
  )
}

export function useUpdateSpecialty(doctorId: string) {
  return useSWRMutation(api.doctor(doctorId), (url: string, { arg }: { arg: { specialty: Specialty } }) =>
    request<Doctor>(url, { method: 'PUT', body: arg }),
  )
}

/** `force` cancels the appointments that patients still have with the doctor. */
export function useDeleteDoctor(doctorId: string) {
  return useSWRMutation(api.doctor(doctorId), (url: string, { arg }: { arg: { force: boolean } }) =>
    request<{ id: string }>(arg.force ? `${url}?force=true` : url, { method: 'DELETE' }),
  )
}

/** The pending appointments that a refused write names. */
export function affectedBy(error: RequestError): Appointment[] {
  return error.code === 'appointments_affected'
    ? (error.envelope.appointments ?? []).map(appointmentFromWire)
    : []
}
