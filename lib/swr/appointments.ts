import useSWRMutation from 'swr/mutation'
import { call } from '@/lib/browser/request'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { addressOf } from '@/lib/endpoints/endpoint'
import { type UserKey, useUserKey } from '@/lib/swr/user-cache'

export type AppointmentVerb = 'cancel' | 'cancel-rest' | 'complete' | 'no-show'

interface Step {
  verb: AppointmentVerb
  /** Staff cancel although it is too late for that. */
  overrule: boolean
}

/** Closes an appointment one way or another; the screen reloads itself afterwards. */
export function useAppointmentAction(id: string) {
  const params = { id }
  return useSWRMutation(
    useUserKey()(addressOf(appointmentEndpoints.read, { params })),
    (_key: UserKey, { arg: { verb, overrule } }: { arg: Step }) =>
      verb === 'cancel' || verb === 'cancel-rest'
        ? call(appointmentEndpoints[verb], { params, body: overrule ? { overrule } : {} })
        : call(appointmentEndpoints[verb], { params }),
  )
}
