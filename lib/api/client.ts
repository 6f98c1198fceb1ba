import 'server-only'
import type { z } from 'zod'
import { authMessages, errorEnvelope } from '#contract/errors'
import { ApiError, apiError } from '@/lib/api/error'
import { env } from '@/lib/env'

/** On whose behalf a call is made. `renew` gets a fresh access token once when the present one has expired. */
export interface ApiAuth {
  accessToken: string
  renew?: () => Promise<string>
  /** The browser's request: when it goes away, the call upstream is cancelled. */
  signal?: AbortSignal
  /** Where the browser is, for the API's audit. */
  address?: string | null
  /** For pages: what to do when the session is over, instead of throwing. */
  onEnded?: () => never
}

interface Call<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1, segments already encoded. */
  path: string
  query?: Record<string, string | undefined>
  body?: unknown
  /** A request body that is passed on as it comes, instead of `body`. It can be sent once only. */
  upload?: { stream: ReadableStream<Uint8Array>; contentType: string }
  headers?: Record<string, string>
  answer: z.ZodType<Answer>
}

/** Section 7: request timeout in milliseconds. */
const timeoutMs = 300_000

/** Calls the clinic API and parses the answer. Throws `ApiError` for every refusal and every unusable answer. */
export async function callApi<Answer>(auth: ApiAuth | null, call: Call<Answer>): Promise<Answer> {
  const parsed = call.answer.safeParse(await readJson(await openApi(auth, call)))
  if (!parsed.success) throw apiError('bad_upstream', 'The clinic API answered outside its contract')
  return parsed.data
}

/** As `callApi`, answering the accepted response itself: for streams and for the sign-in cookies. */
export async function openApi(auth: ApiAuth | null, call: Omit<Call<unknown>, 'answer'>): Promise<Response> {
  const first = await send(auth?.accessToken, auth, call)
  if (first.ok) return first
  const refusal = await refusalOf(first)
  const expired = refusal.message === authMessages.expired && refusal.status === 401
  if (!expired || !auth?.renew || call.upload) throw ended(auth, refusal)
  const second = await send(await auth.renew(), auth, call)
  if (second.ok) return second
  throw ended(auth, await refusalOf(second))
}

function ended(auth: ApiAuth | null, refusal: ApiError): ApiError {
  if (refusal.status === 401) auth?.onEnded?.()
  return refusal
}

async function send(
  token: string | undefined,
  auth: ApiAuth | null,
  { method = 'GET', path, query, body, upload, headers }: Omit<Call<unknown>, 'answer'>,
): Promise<Response> {
  const url = new URL(`/api/v1${path}`, env().CLINIC_API_URL)
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, value)
  }
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(new DOMException('Too late', 'TimeoutError')), timeoutMs)
  // A file takes as long as it takes, in and out: the deadline is for the answer's head. The browser's leaving ends both.
  if (upload) clearTimeout(timer)
  try {
    return await fetch(url, {
      method,
      redirect: 'error',
      cache: 'no-store',
      signal: auth?.signal ? AbortSignal.any([auth.signal, deadline.signal]) : deadline.signal,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(upload ? { 'content-type': upload.contentType } : {}),
        ...(token ? { cookie: `token=${token}` } : {}),
        ...(auth?.address ? { 'x-forwarded-for': auth.address } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(upload ? { body: upload.stream, duplex: 'half' } : {}),
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw apiError('upstream_timeout', 'The clinic API did not answer in time')
    }
    throw apiError('unavailable', 'The clinic API cannot be reached')
  } finally {
    clearTimeout(timer)
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const parsed = errorEnvelope.safeParse(await readJson(response).catch(() => null))
  if (!parsed.success) return apiError('bad_upstream', 'The clinic API gave an unreadable answer')
  return new ApiError(parsed.data, response.status)
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw apiError('bad_upstream', 'The clinic API gave an unreadable answer')
  }
}
