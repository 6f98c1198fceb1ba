import useSWR from 'swr'
import useSWRMutation from 'swr/mutation'
import { call, readerOf } from '@/lib/browser/request'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { addressOf } from '@/lib/endpoints/endpoint'
import { todayEndpoints } from '@/lib/endpoints/today'
import { useWrite } from '@/lib/swr/use-write'
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

/** Takes back what answered with the token. */
export function undoChange(token: string) {
  return call(appointmentEndpoints.undo, { params: { token } })
}

export function useDeskNote(id: string) {
  return useWrite(todayEndpoints.note, (deskNote: string) => ({ params: { id }, body: { deskNote } }))
}

export function useVisitNote(id: string) {
  return useWrite(appointmentEndpoints.note, (note: string) => ({ params: { id }, body: { note } }))
}

/** What the patient was and will be told of a visit. */
export function useVisitMails(id: string) {
  const key = useUserKey()(addressOf(appointmentEndpoints.messages, { params: { id } }))
  return useSWR(key, readerOf(appointmentEndpoints.messages), { revalidateOnFocus: true })
}
