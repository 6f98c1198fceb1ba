import 'server-only'

/** The trace that a request's `traceparent` names; the web's server writes it, and takes it from no visitor. */
export function traceIdIn(traceparent: unknown): string | undefined {
  return /^00-([0-9a-f]{32})-/.exec(String(traceparent))?.[1]
}
