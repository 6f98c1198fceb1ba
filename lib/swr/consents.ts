import { useSWRConfig } from 'swr'
import { accountEndpoints } from '@/lib/endpoints/account'
import { consentEndpoints } from '@/lib/endpoints/consents'
import { addressOf, type BodyOf } from '@/lib/endpoints/endpoint'
import { useSend } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

/** A yes or a no of the patient; answers all of them. What was read of their choices of mails is read again. */
export function useChangeConsent(patientId: string) {
  const { trigger, isMutating } = useSend(consentEndpoints.change, { params: { id: patientId } })
  const { mutate } = useSWRConfig()
  const choices = useUserKey()(addressOf(accountEndpoints.readNotifications))
  const change = async (word: BodyOf<typeof consentEndpoints.change>) => {
    const consents = await trigger(word)
    await mutate(choices, undefined, { revalidate: false })
    return consents
  }
  return { change, isMutating }
}
