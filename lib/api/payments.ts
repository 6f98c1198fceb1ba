import 'server-only'
import type { z } from 'zod'
import { type createPaymentInput, paymentAnswer, paymentList, type receiptQuery } from '#contract/payments'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import type { Receipt } from '@/lib/domain/plan'

/** Starts a payment; answers the address to which the browser goes next. */
export async function startPayment(
  auth: ApiAuth,
  input: z.input<typeof createPaymentInput>,
): Promise<string> {
  const call = { method: 'POST', path: '/payments/', body: input, answer: paymentAnswer } as const
  return (await callApi(auth, call)).url
}

/** A clinic's payments, latest first, with the time zone for their dates. */
export async function listReceipts(
  auth: ApiAuth,
  clinicId: string,
): Promise<{ receipts: Receipt[]; timeZone: string }> {
  const call = { path: '/payments', query: { clinicId }, answer: paymentList }
  const { payments, timeZone } = await callApi(auth, call)
  return {
    receipts: payments.map(({ _id: id, currency: _euro, addOn: name, addOnId, ...receipt }) => ({
      id,
      ...receipt,
      addOn: addOnId === null ? null : { id: addOnId, name: name ?? addOnId },
    })),
    timeZone,
  }
}

/** A receipt as a PDF, as it comes. */
export function openReceipt(
  auth: ApiAuth,
  id: string,
  language: z.output<typeof receiptQuery>['language'],
): Promise<Response> {
  return openApi(auth, { path: `/payments/${encodeURIComponent(id)}/receipt`, query: { language } })
}
