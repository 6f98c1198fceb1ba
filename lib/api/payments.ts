import 'server-only'
import type { z } from 'zod'
import { paymentCalls } from '#contract/calls/payments'
import type { createPaymentInput, receiptQuery } from '#contract/payments'
import { type ApiAuth, openApi } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { Receipt } from '@/lib/domain/plan'

/** Starts a payment; answers the address to which the browser goes next. */
export async function startPayment(
  auth: ApiAuth,
  input: z.input<typeof createPaymentInput>,
): Promise<string> {
  return (await sendCall(auth, paymentCalls.start, { body: input })).url
}

/** A clinic's payments, latest first, with the time zone for their dates. */
export async function listReceipts(
  auth: ApiAuth,
  clinicId: string,
): Promise<{ receipts: Receipt[]; timeZone: string }> {
  const { payments, timeZone } = await sendCall(auth, paymentCalls.list, { query: { clinicId } })
  return {
    receipts: payments.map(({ currency: _euro, addOn: name, addOnId, ...receipt }) => ({
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
