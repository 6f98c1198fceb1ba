import { receiptQuery } from '#contract/payments'
import { openReceipt } from '@/lib/api/payments'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { paymentEndpoints } from '@/lib/endpoints/payments'

export const GET = serve(paymentEndpoints.receipt, {
  query: receiptQuery,
  handle: async ({ auth, params, query }) =>
    fileResponse(await openReceipt(auth, params.id, query.language), { download: true }),
})
