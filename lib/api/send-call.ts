import 'server-only'
import {
  type Call,
  type CallAnswer,
  type CallInput,
  type Given,
  namesIn,
  type WithId,
} from '#contract/calls/call'
import { type ApiAuth, callApi, openApi, type Request } from '@/lib/api/client'

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Makes a declared call. Throws `ApiError` for every refusal and every unusable answer. */
export function sendCall<C extends Call>(
  auth: ApiAuth | null,
  call: C,
  ...[input]: Given<CallInput<C>>
): Promise<CallAnswer<C>> {
  return sendParsed(auth, call, { ...input })
}

/** Like `sendCall`, for parts that the call's schemas have already parsed. */
export async function sendParsed<C extends Call>(
  auth: ApiAuth | null,
  call: C,
  parts: Parts,
  more: Pick<Request<unknown>, 'headers' | 'deadlineMs' | 'upload'> = {},
): Promise<CallAnswer<C>> {
  const given = await callApi(auth, { ...requestOf(call, parts), answer: call.answer, ...more })
  // The answer's schema has parsed it.
  return withId(given) as CallAnswer<C>
}

/** Makes a declared call whose answer is a stream, passed on as it comes. */
export function openCall(auth: ApiAuth | null, call: Call, parts: Parts): Promise<Response> {
  const { streams } = call
  return openApi(auth, {
    ...requestOf(call, parts),
    headers: { accept: streams && streams !== 'file' ? streams : '*/*' },
  })
}

function requestOf({ method, path }: Call, { params = {}, query = {}, body }: Parts) {
  const filled = namesIn(path).reduce<string>(
    (rest, name) => rest.replace(`:${name}`, encodeURIComponent(params[name] ?? '')),
    path,
  )
  return { method, path: filled, query: asTexts(query), body }
}

/** Renames every `_id` of an answer to `id`, however deep. */
function withId<Wire>(value: Wire): WithId<Wire> {
  // Objects become objects with the same values, as the type says.
  return renamed(value) as WithId<Wire>
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, each]) => [key === '_id' ? 'id' : key, renamed(each)]))
}

function asTexts(query: Record<string, unknown>): Record<string, string | undefined> {
  const known = Object.entries(query).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}
