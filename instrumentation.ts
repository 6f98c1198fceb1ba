import type { Instrumentation } from 'next'
import { requestIdHeader } from '#contract/request-id'
import { traceIdIn } from '@/lib/bff/trace-id'

/** Ties the reference that an error page shows to the request, whose name stands in the clinic API's log too. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }, { routePath }) => {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  const requestId = headers[requestIdHeader]
  const traceId = traceIdIn(headers.traceparent)
  console.error(JSON.stringify({ requestId, traceId, digest, route: routePath }))
}
