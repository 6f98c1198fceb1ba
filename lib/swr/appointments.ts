import { request } from '@/lib/browser/request'
import type { Appointment } from '@/lib/domain/appointment'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'

export type AppointmentVerb = 'cancel' | 'complete' | 'no-show'

/** Closes an appointment one way or another; the screen reloads itself afterwards. */
export function useAppointmentAction(id: string) {
  return useWrite(api.appointment(id), (_url, verb: AppointmentVerb) =>
    request<Appointment>(api.appointmentAction(id, verb), { method: 'PUT' }),
  )
}
