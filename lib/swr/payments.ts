import useSWRMutation from 'swr/mutation'
import { request } from '@/lib/swr/request'

/** Starts the payment of a clinic's plan; answers where the browser goes next. */
export function useStartPayment() {
  return useSWRMutation(
    '/api/payments',
    (url: string, { arg }: { arg: { planId: string; clinicId: string } }) =>
      request<{ url: string }>(url, { method: 'POST', body: arg }),
  )
}
