import { request } from '@/lib/browser/request'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'

/** Starts the payment of a clinic's plan; answers where the browser goes next. */
export function useStartPayment() {
  return useWrite(api.payments, (url, body: { planId: string; clinicId: string }) =>
    request<{ url: string }>(url, { method: 'POST', body }),
  )
}
