import useSWRMutation from 'swr/mutation'
import { call } from '@/lib/browser/request'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { addressOf } from '@/lib/endpoints/endpoint'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

export type AppointmentVerb = 'cancel' | 'cancel-rest' | 'complete' | 'no-show'

/** Closes an appointment one way or another; the screen reloads itself afterwards. */
export function useAppointmentAction(id: string) {
  const params = { id }
  return useSWRMutation(
    useUserKey()(addressOf(appointmentEndpoints.read, { params })),
    (_key: UserKey, { arg }: { arg: AppointmentVerb }) => call(appointmentEndpoints[arg], { params }),
  )
}
