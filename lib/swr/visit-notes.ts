import type { VisitNote, VisitNoteInput } from '#contract/appointments'
import { call } from '@/lib/browser/request'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'
import { todayEndpoints } from '@/lib/endpoints/today'
import { useEndpointWrite } from '@/lib/swr/use-write'

/** The desk's note on a visit for the staff. */
export function useDeskNote(id: string) {
  return useEndpointWrite(todayEndpoints.note, (deskNote: string) => ({ params: { id }, body: { deskNote } }))
}

/** The doctor's note about a visit. */
export function useVisitNote(id: string) {
  return useEndpointWrite(appointmentEndpoints.note, (body: VisitNoteInput) => ({ params: { id }, body }))
}

export async function readVisitNote(id: string): Promise<VisitNote | null> {
  return (await call(appointmentEndpoints.read, { params: { id } })).note
}
