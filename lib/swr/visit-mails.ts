import useSWR from 'swr'
import { readerOf } from '@/lib/browser/request'
import { addressOf } from '@/lib/endpoints/endpoint'
import { visitMailEndpoints } from '@/lib/endpoints/visit-mails'
import { useEndpointWrite } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

/** What the patient was and will be told of a visit. */
export function useVisitMails(id: string) {
  const key = useUserKey()(addressOf(visitMailEndpoints.list, { params: { id } }))
  return useSWR(key, readerOf(visitMailEndpoints.list), { revalidateOnFocus: true })
}

export function useAskConfirmation(id: string) {
  return useEndpointWrite(visitMailEndpoints.askConfirmation, () => ({ params: { id } }))
}

export function useRevokeLinks(id: string) {
  return useEndpointWrite(visitMailEndpoints.revokeLinks, () => ({ params: { id } }))
}
