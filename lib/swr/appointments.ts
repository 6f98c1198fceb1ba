import useSWRMutation from 'swr/mutation'
import { write } from '@/lib/browser/request'
import { callAddress } from '@/lib/endpoints/browser-call'
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
    useUserKey()(callAddress('appointments.get', { params })),
    (_key: UserKey, { arg: { verb, overrule } }: { arg: Step }) => {
      if (verb === 'complete') return write('appointments.complete', { params })
      if (verb === 'no-show') return write('appointments.noShow', { params })
      const query = { scope: verb === 'cancel-rest' ? ('following' as const) : ('one' as const) }
      return write('appointments.cancel', { params, query, body: overrule ? { overrule } : {} })
    },
  )
}
