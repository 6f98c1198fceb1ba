// Spans for whoever listens. Without a listener nothing is recorded, and none of the listener's libraries is
// loaded.
import { AsyncLocalStorage } from 'node:async_hooks'

/** All that may be said of a span: patterns, names of our own and numbers, nothing that anybody has typed. */
const notable = [
  'consulta.request_id',
  'db.query.summary',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
] as const
export type Noted = Partial<Record<(typeof notable)[number], string | number>>

export interface Beginning {
  /** A pattern of addresses, or a name that stands in our own code. */
  name: string
  /** Whether it answers another program, asks another one, or does neither. */
  kind: 'server' | 'client' | 'internal'
  noted?: Noted
  /** The caller's `traceparent`, when the span goes on with what another program has begun. */
  caller?: unknown
}

export interface Span {
  /** 32 hexadecimal digits, the same in every program that the request passes. */
  traceId: string
  /** For the next program, as the header `traceparent`. */
  traceparent: string
  /** False where sampling leaves it out. */
  isKept: boolean
  end(noted?: Noted, outcome?: { failed: boolean }): void
}

export interface Tracer {
  begin(beginning: Beginning, parent: Span | null): Span
}

export const traceHeader = 'traceparent'

const active = new AsyncLocalStorage<Span | null>()
let tracer: Tracer | null = null

/** From now on spans go to `next`; with null nothing is noted any more. */
export function listenWith(next: Tracer | null): void {
  tracer = next
}

/** The span that the present work belongs to. */
export function activeSpan(): Span | null {
  return active.getStore() ?? null
}

/** A span below the present one; null when nobody listens. */
export function beginSpan(beginning: Beginning): Span | null {
  return tracer?.begin(beginning, activeSpan()) ?? null
}

/** Does the work within the span. */
export function within<Result>(span: Span | null, work: () => Result): Result {
  return active.run(span, work)
}

/** Times the work as a span; as it is, when nobody listens. */
export async function timed<Result>(beginning: Beginning, work: () => Promise<Result>): Promise<Result> {
  const span = beginSpan(beginning)
  if (!span) return work()
  try {
    const result = await within(span, work)
    span.end()
    return result
  } catch (error) {
    span.end({ 'error.type': error instanceof Error ? error.name : typeof error }, { failed: true })
    throw error
  }
}
