import useSWRMutation from 'swr/mutation'
import type { Appointment } from '@/lib/domain/appointment'
import { api } from '@/lib/routes'
import { request } from '@/lib/swr/request'

export type AppointmentVerb = 'cancel' | 'complete' | 'no-show'

/** Closes an appointment one way or another; the screen reloads itself afterwards. */
export function useAppointmentAction(id: string) {
  return useSWRMutation(api.appointment(id), (_key: string, { arg }: { arg: AppointmentVerb }) =>
    request<Appointment>(api.appointmentAction(id, arg), { method: 'PUT' }),
  )
}
