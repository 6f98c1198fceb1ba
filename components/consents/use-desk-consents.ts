import type { BodyOfCall } from '@/lib/endpoints/browser-call'
import { useRead, useWrite } from '@/lib/swr/use-call'

/** How a patient can be written to, and the way to record what they say at the desk. */
export function useDeskConsents(patientId: string) {
  const { data, mutate } = useRead('channels.ofPatient', { params: { id: patientId } })
  const { trigger } = useWrite('consents.change')
  async function onSaid(said: BodyOfCall<'consents.change'>) {
    await trigger({ params: { id: patientId }, body: said })
    await mutate()
  }
  return { reach: data, onSaid }
}
