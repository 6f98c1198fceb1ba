import { useSWRConfig } from 'swr'
import { type BodyOfCall, callAddress } from '@/lib/endpoints/browser-call'
import { useWrite } from '@/lib/swr/use-call'
import { useUserKey } from '@/lib/swr/user-cache'

/** A yes or a no of the patient; answers all of them. What was read of their choices of mails is read again. */
export function useChangeConsent(patientId: string) {
  const { trigger, isMutating } = useWrite('consents.change')
  const { mutate } = useSWRConfig()
  const choices = useUserKey()(callAddress('reminders.getChoices'))
  const change = async (body: BodyOfCall<'consents.change'>) => {
    const { consents } = await trigger({ params: { id: patientId }, body })
    await mutate(choices, undefined, { revalidate: false })
    return consents
  }
  return { change, isMutating }
}
