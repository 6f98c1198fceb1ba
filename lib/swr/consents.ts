import { useSWRConfig } from 'swr'
import { accountEndpoints } from '@/lib/endpoints/account'
import type { BodyOfCall } from '@/lib/endpoints/browser-call'
import { addressOf } from '@/lib/endpoints/endpoint'
import { useWrite } from '@/lib/swr/use-call'
import { useUserKey } from '@/lib/swr/user-cache'

/** A yes or a no of the patient; answers all of them. What was read of their choices of mails is read again. */
export function useChangeConsent(patientId: string) {
  const { trigger, isMutating } = useWrite('consents.change')
  const { mutate } = useSWRConfig()
  const choices = useUserKey()(addressOf(accountEndpoints.readNotifications))
  const change = async (body: BodyOfCall<'consents.change'>) => {
    const { consents } = await trigger({ params: { id: patientId }, body })
    await mutate(choices, undefined, { revalidate: false })
    return consents
  }
  return { change, isMutating }
}
