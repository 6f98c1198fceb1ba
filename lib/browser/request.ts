import type { ErrorEnvelope } from '#contract/errors'
import { leaveApp } from '@/lib/browser/leave'
import { noteUse } from '@/lib/browser/session-use'
import { api } from '@/lib/routes'

/** A refusal of our route handlers, or `code: 'network'` when no answer came. */
export class RequestError extends Error {
  readonly status: number
  readonly code: ErrorEnvelope['code'] | 'network'
  readonly envelope: Partial<ErrorEnvelope>

  constructor(status: number, code: RequestError['code'], envelope: Partial<ErrorEnvelope>) {
    super(envelope.message ?? 'Network error. Please try again later.')
    this.name = 'RequestError'
    this.status = status
    this.code = code
    this.envelope = envelope
  }
}

interface RequestOptions {
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Repeats of the same write answer the same. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** For forms whose screen says itself that nobody is signed in: a 401 leaves the page, and what was typed, there. */
  stay?: boolean
}

/**
 * Calls a route handler of ours and returns its JSON. Section 8: 'Token expired' leads to one refresh and one retry
 * while other requests wait; any other 401 ends the session. Throws `RequestError`.
 */
export function request<Answer>(url: string, options: RequestOptions = {}): Promise<Answer> {
  return withRenewal(() => send<Answer>(url, options), options)
}

/** The 401 rules around any other way of asking; `attempt` throws `RequestError` and may run twice. */
export async function withRenewal<Answer>(
  attempt: () => Promise<Answer>,
  { stay = false }: Pick<RequestOptions, 'stay'> = {},
): Promise<Answer> {
  const end = async (error: RequestError): Promise<never> => {
    if (!stay) await leave(error)
    throw error
  }
  if (renewing) await renewing
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 401) throw error
    if (error.message !== 'Token expired') return end(error)
  }
  if (!(await renewOnce())) return end(new RequestError(401, 'unauthenticated', {}))
  return attempt()
}

async function send<Answer>(url: string, options: RequestOptions): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json' })
  if (options.method) headers.set('content-type', 'application/json')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  const response = await fetch(url, {
    method: options.method ?? 'GET',
    headers,
    body: options.method ? JSON.stringify(options.body ?? {}) : null,
    signal: options.signal ?? null,
  }).catch(() => {
    throw new RequestError(0, 'network', {})
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.status !== 401 && response.status < 500) noteUse()
  if (response.ok) return answer as Answer // our own handlers' answers, typed by the caller
  const envelope = answer as Partial<ErrorEnvelope>
  throw new RequestError(response.status, envelope.code ?? 'internal', envelope)
}

let renewing: Promise<boolean> | null = null

function renewOnce(): Promise<boolean> {
  renewing ??= send(api.refresh, { method: 'POST' })
    .then(() => true)
    .catch((error: unknown) => {
      // A server that is down does not sign anybody out: the retry reports the outage.
      return error instanceof RequestError && error.status !== 401
    })
    .finally(() => {
      renewing = null
    })
  return renewing
}

/** Ends the session here: 'Not logged in' and 'No token provided' say that it is over already. */
async function leave(error: RequestError): Promise<void> {
  const over = error.message === 'Not logged in' || error.message === 'No token provided'
  if (!over) await send(api.logout, { method: 'POST' }).catch(() => null)
  leaveApp('over')
}
