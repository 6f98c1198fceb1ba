import 'server-only'
import { paymentAnswer } from '#contract/payments'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** Starts a payment; answers the address to which the browser goes next. */
export async function startPayment(
  auth: ApiAuth,
  input: { planId: string; clinicId: string },
): Promise<string> {
  const call = { method: 'POST', path: '/payments/', body: input, answer: paymentAnswer } as const
  return (await callApi(auth, call)).url
}
