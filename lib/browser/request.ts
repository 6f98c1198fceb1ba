import type { ErrorEnvelope } from '#contract/errors'
import { authMessages, sentences } from '#contract/sentences'
import {
  type AnswerOfCall,
  type CallName,
  callAddress,
  type InputOfCall,
  type ReadName,
  type WriteName,
} from '@/lib/endpoints/browser-call'
import { type AnswerOf, addressOf, type Endpoint, type Given, type InputOf } from '@/lib/endpoints/endpoint'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { leaveApp } from './session/leave'
import { noteUse } from './session/session-use'

/** A refusal of our route handlers, or `code: 'network'` when no answer came. */
export class RequestError extends Error {
  readonly status: number
  readonly code: ErrorEnvelope['code'] | 'network'
  readonly envelope: Partial<ErrorEnvelope>

  constructor(status: number, code: RequestError['code'], envelope: Partial<ErrorEnvelope>) {
    super(envelope.message ?? sentences.network)
    this.name = 'RequestError'
    this.status = status
    this.code = code
    this.envelope = envelope
  }
}

const asJson = { accept: 'application/json' }

/**
 * Calls a route handler of ours and returns what it is declared to answer. Section 8: 'Token expired' leads to one
 * refresh and one retry while other requests wait; any other 401 ends the session. Throws `RequestError`.
 */
export function call<E extends Endpoint>(endpoint: E, ...[input]: Given<InputOf<E>>): Promise<AnswerOf<E>> {
  return withRenewal(() => send(endpoint, input))
}

/** Reads by a call that is passed on to the clinic API. Throws `RequestError`. */
export function read<Name extends ReadName>(
  name: Name,
  ...[input]: Given<InputOfCall<Name>>
): Promise<AnswerOfCall<Name>> {
  return readAddress(callAddress(name, input), input)
}

interface Stay {
  stay?: boolean
}

/** Reads the address of a call, which is the second part of an SWR key. */
export function readAddress<Answer>(address: string, options: Stay = {}): Promise<Answer> {
  return withRenewal(() => fetchJson(address, { method: 'GET', headers: asJson }), options)
}

/** Writes by a call that is passed on to the clinic API. Throws `RequestError`. */
export function write<Name extends WriteName>(
  name: Name,
  ...[input]: Given<InputOfCall<Name>>
): Promise<AnswerOfCall<Name>> {
  return withRenewal(() => sendTo('POST', callAddress<CallName>(name, input), input), input)
}

/** Reads a declared endpoint, or a call by its name, by the address in the second part of an SWR key. */
export function readerOf<T extends Endpoint | ReadName>(_target: T) {
  type Answer = T extends ReadName ? AnswerOfCall<T> : AnswerOf<T>
  return ([, address]: readonly [userId: string, address: string, ...unknown[]]): Promise<Answer> =>
    readAddress(address)
}

/** The 401 rules around any other way of asking; `attempt` throws `RequestError` and may run twice. */
export async function withRenewal<Answer>(
  attempt: () => Promise<Answer>,
  { stay = false }: Stay = {},
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
    if (error.message !== authMessages.expired) return end(error)
  }
  if (!(await renewOnce())) return end(new RequestError(401, 'unauthenticated', {}))
  return attempt()
}

function send<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<AnswerOf<E>> {
  const [method = 'GET'] = endpoint.call.split(' ')
  return sendTo(method, addressOf<Endpoint>(endpoint, input ?? {}), input)
}

function sendTo<Answer>(method: string, address: string, input: object | undefined): Promise<Answer> {
  const {
    body = {},
    idempotencyKey,
    signal = null,
  } = { ...input } as { body?: unknown; idempotencyKey?: string; signal?: AbortSignal }
  return fetchJson(address, {
    method,
    signal,
    headers: {
      ...asJson,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
}

function noAnswer(): never {
  throw new RequestError(0, 'network', {})
}

async function fetchJson<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, init).catch(noAnswer)
  if (response.status !== 401 && response.status < 500) noteUse()
  // The handler is checked against the declaration from which the caller has the type. It may be cut off midway.
  if (response.ok) return response.json().catch(noAnswer) as Promise<Answer>
  const envelope: Partial<ErrorEnvelope> = await response.json().catch(() => ({}))
  throw new RequestError(response.status, envelope.code ?? 'internal', envelope)
}

let renewing: Promise<boolean> | null = null

function renewOnce(): Promise<boolean> {
  renewing ??= send(sessionEndpoints.refresh)
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
  const over = error.message === authMessages.notLoggedIn || error.message === authMessages.noToken
  if (!over) await send(sessionEndpoints.logout, { body: {} }).catch(() => null)
  leaveApp('over')
}

/**
 * Loads the screen again where nobody asked for it. Something that every session may read is read first: without a
 * connection the router would leave the screen for an error of the browser's. A session that is over leads to the sign-in.
 */
export const refreshIfReached = (router: { refresh: () => void }): Promise<void> =>
  read('sessions.list').then(router.refresh, () => undefined)
