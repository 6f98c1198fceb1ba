import type { z } from 'zod'
import type { Specialty } from '#contract/specialties'
import type { registerStaffInput } from '#contract/staff'
import { type RequestError, request } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import { appointmentFromWire } from '@/lib/domain/appointment-wire'
import type { Doctor } from '@/lib/domain/doctor'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'

/** Registers a doctor of the own clinic. */
export function useRegisterStaff() {
  return useWrite(`${api.doctors}/register`, (url, body: z.output<typeof registerStaffInput>) =>
    request<{ id: string }>(url, { method: 'POST', body }),
  )
}

export function useUpdateSpecialty(doctorId: string) {
  return useWrite(api.doctor(doctorId), (url, body: { specialty: Specialty }) =>
    request<Doctor>(url, { method: 'PUT', body }),
  )
}

/** `force` cancels the appointments that patients still have with the doctor. */
export function useDeleteDoctor(doctorId: string) {
  return useWrite(api.doctor(doctorId), (url, { force }: { force: boolean }) =>
    request<{ id: string }>(force ? `${url}?force=true` : url, { method: 'DELETE' }),
  )
}

/** The pending appointments that a refused write names. */
export function affectedBy(error: RequestError): Appointment[] {
  return error.code === 'appointments_affected'
    ? (error.envelope.appointments ?? []).map(appointmentFromWire)
    : []
}
