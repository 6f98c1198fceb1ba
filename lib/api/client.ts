import 'server-only'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { z } from 'zod'
import { readEnvelope } from '#contract/errors'
import { authMessages } from '#contract/sentences'
import { type Behalf, onBehalf } from '@/lib/api/behalf'
import { inTime } from '@/lib/api/deadlines'
import { ApiError, apiError, unreadableAnswer } from '@/lib/api/error'
import { asResponse, exchange, isTimeout } from '@/lib/api/upstream'
import { discreetly } from '@/lib/domain/discretion'
import { env } from '@/lib/env'

/** On whose behalf a call is made. `renew` gets a fresh access token once when the present one has expired. */
export interface ApiAuth extends Behalf {
  accessToken: string
  renew?: () => Promise<string>
  /** The browser's request: when it goes away, the call upstream is cancelled. */
  signal?: AbortSignal
  /** Whether patients are reduced to initials, for a screen that others can see. */
  discreet?: boolean
  /** For pages: what to do when the session is over, or waits for a second factor, instead of throwing. */
  onEnded?: () => never
  onFactorNeeded?: () => never
}

export interface Request<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1, segments already encoded. */
  path: string
  query?: Record<string, string | undefined>
  body?: unknown
  /** A request body that is passed on as it comes, instead of `body`. It can be sent once only. */
  upload?: { stream: ReadableStream<Uint8Array>; contentType: string }
  headers?: Record<string, string>
  /** In milliseconds, where the kind of call is not what decides. */
  deadlineMs?: number
  answer: z.ZodType<Answer>
}

type OpenCall = Omit<Request<unknown>, 'answer'>

/** Calls the clinic API and parses the answer. Throws `ApiError` for every refusal and every unusable answer. */
export async function callApi<Answer>(auth: ApiAuth | null, call: Request<Answer>): Promise<Answer> {
  const body = await inTime(auth, call, async (late) => readJson(await accepted(auth, call, late)))
  const parsed = call.answer.safeParse(body)
  if (!parsed.success) throw apiError('bad_upstream', 'The clinic API answered outside its contract')
  return auth?.discreet ? discreetly(parsed.data) : parsed.data
}

/** Like `callApi`, but answers the accepted response itself: for streams and for the sign-in cookies. */
export async function openApi(auth: ApiAuth | null, call: OpenCall): Promise<Response> {
  return asResponse(await inTime(auth, call, (late) => accepted(auth, call, late)))
}

async function accepted(auth: ApiAuth | null, call: OpenCall, late: AbortSignal): Promise<IncomingMessage> {
  const first = await send(auth?.accessToken, auth, call, late)
  if (isAccepted(first)) return first
  const refusal = await refusalOf(first, auth)
  const expired = refusal.message === authMessages.expired && refusal.status === 401
  if (!expired || !auth?.renew || call.upload) throw ended(auth, refusal)
  const second = await send(await auth.renew(), auth, call, late)
  if (isAccepted(second)) return second
  throw ended(auth, await refusalOf(second, auth))
}

function isAccepted({ statusCode = 502 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300
}

function ended(auth: ApiAuth | null, refusal: ApiError): ApiError {
  if (refusal.status === 401) auth?.onEnded?.()
  if (refusal.code === 'factor_needed') auth?.onFactorNeeded?.()
  return refusal
}

async function send(
  token: string | undefined,
  auth: ApiAuth | null,
  { method = 'GET', path, query, body, upload, headers }: OpenCall,
  late: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(`/api/v1${path}`, env().CLINIC_API_URL)
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, value)
  }
  return exchange(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(upload ? { 'content-type': upload.contentType } : {}),
      ...onBehalf(token, auth),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    upload: upload?.stream,
    signal: auth?.signal ? AbortSignal.any([auth.signal, late]) : late,
  }).catch((error: unknown) => {
    if (isTimeout(error)) throw apiError('upstream_timeout', 'The clinic API did not answer in time')
    throw apiError('unavailable', 'The clinic API cannot be reached')
  })
}

async function refusalOf(answer: IncomingMessage, auth: ApiAuth | null): Promise<ApiError> {
  const { statusCode: status = 502 } = answer
  const envelope = readEnvelope(await readJson(answer).catch(() => null), status)
  // Below 400 it leads elsewhere, where nobody follows; 500 is no refusal, whatever it carries.
  if (!envelope || status < 400 || status === 500) return unreadableAnswer(envelope?.message || null)
  return new ApiError(auth?.discreet ? discreetly(envelope) : envelope, status)
}

async function readJson(answer: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(answer))
  } catch {
    throw unreadableAnswer()
  }
}
