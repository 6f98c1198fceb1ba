import useSWR from 'swr'
import { readerOf } from '@/lib/browser/request'
import { addressOf } from '@/lib/endpoints/endpoint'
import { waitlistEndpoints } from '@/lib/endpoints/waitlist'
import { useEndpointWrite } from '@/lib/swr/use-write'
import { useUserKey } from '@/lib/swr/user-cache'

/** Everybody who waits at the viewer's clinic, in their order. */
export function useWaitlist() {
  return useSWR(useUserKey()(addressOf(waitlistEndpoints.list)), readerOf(waitlistEndpoints.list))
}

export function useLeaveWaitlist() {
  return useEndpointWrite(waitlistEndpoints.leave, (id: string) => ({ params: { id } }))
}

export function usePutFirst(id: string) {
  return useEndpointWrite(waitlistEndpoints.putFirst, (body: { reason: string }) => ({
    params: { id },
    body,
  }))
}

export function useAcceptOffer() {
  return useEndpointWrite(waitlistEndpoints.accept, (id: string) => ({ params: { id } }))
}

export function useDeclineOffer() {
  return useEndpointWrite(waitlistEndpoints.decline, (id: string) => ({ params: { id } }))
}
