import { setImmediate } from 'node:timers/promises'
import { act } from '@testing-library/react'
import { type ErrorCode, type ErrorEnvelope, statusOf } from '#contract/errors'
import type { LiveEvent } from '#contract/live'
import { type AnswerOfCall, type CallName, callAddress } from '@/lib/endpoints/browser-call'
import type { AnswerOf, Endpoint } from '@/lib/endpoints/endpoint'

/** A declared endpoint, or the name of a call that is passed on. */
type Target = Endpoint | CallName
type AnswerTo<T> = T extends CallName ? AnswerOfCall<T> : AnswerOf<T>

/** A request as it left: the endpoint's call with its address filled in, and what it carried. */
export interface Sent {
  call: string
  query: Record<string, string>
  body: unknown
  key: string | undefined
}

type More = Partial<Omit<ErrorEnvelope, 'code'>>
type Reply = (sent: Sent) => Response | Promise<Response>

/** Does something, and waits for what it leads to at once. */
export const settled = (work: () => void) =>
  act(async () => {
    work()
    await setImmediate()
  })

/** The live stream, which says what a test tells it to. */
export class LiveStream extends EventTarget {
  static open = new Set<LiveStream>()
  static readonly CLOSED = 2
  readyState = 1
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    LiveStream.open.add(this)
  }
  close() {
    LiveStream.open.delete(this)
  }
}

/** Its body is read at once: whatever an answer leads to has happened when the press that asked for it is over. */
function responseOf(body: unknown, status = 200): Response {
  // A file or a stream is declared as the response that brings it.
  if (body instanceof Response) return body
  const text = JSON.stringify(body)
  const json = async (): Promise<unknown> => JSON.parse(text)
  return Object.assign(new Response(text, { status }), { json })
}

const refusal = (code: ErrorCode, more: More = {}) =>
  responseOf({ message: code, ...more, code }, statusOf[code])
const noConnection = () => new TypeError('no connection')

/** Whether a request is the declared call, whose parts that stand for something begin with a colon. */
const isCall = (declared: string, call: string) =>
  new RegExp(`^${declared.replace(/:\w+/g, '[^/]+')}$`).test(call)

type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** Uploads get the same replies; half of the file has left the browser as soon as it is sent. */
export function uploadsBy(fetch: Fetch) {
  return class StandInUpload {
    upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    status = 0
    responseText = ''
    private where = { method: '', address: '' }
    private readonly stop = new AbortController()

    open(method: string, address: string) {
      this.where = { method, address }
    }
    setRequestHeader() {}
    abort() {
      this.stop.abort()
      this.onabort?.()
      this.onloadend?.()
    }
    async send(body: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      const { method, address } = this.where
      const answer = await fetch(address, { method, body }).catch(() => null)
      if (this.stop.signal.aborted) return
      this.status = answer?.status ?? 0
      this.responseText = answer ? JSON.stringify(await answer.json()) : ''
      if (answer) this.onload?.()
      else this.onerror?.()
      this.onloadend?.()
    }
  }
}

/** The route handlers as far as a test declares their replies; it keeps what was asked. */
export function standInWeb() {
  const sent: Sent[] = []
  const undeclared: string[] = []
  const replies = new Map<string, Reply>()
  const declare = (target: Target, reply: Reply) =>
    void replies.set(typeof target === 'string' ? callAddress(target) : target.call, reply)

  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, window.location.href)
    const path = pathname.replace('/api/uploads/', '/api/calls/')
    const call = `${init.method ?? 'GET'} ${path}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const key = new Headers(init.headers).get('idempotency-key') ?? undefined
    const request = { call, query: Object.fromEntries(searchParams), body, key }
    sent.push(request)
    // An address of its own before one whose part could stand for it.
    const exact = [call, path].find((each) => replies.has(each))
    const declared = exact ?? [...replies.keys()].find((each) => isCall(each, call))
    const reply = replies.get(declared ?? '')
    if (!reply) undeclared.push(call)
    const answer = reply ? await reply(request) : Promise.reject(noConnection())
    init.signal?.throwIfAborted()
    return answer
  }

  return {
    sent,
    /** The requests to this endpoint, or by this name. */
    sentTo: (target: Target) =>
      sent.filter(({ call }) =>
        typeof target === 'string' ? call.endsWith(` ${callAddress(target)}`) : isCall(target.call, call),
      ),
    undeclared,
    fetch,
    forget() {
      sent.length = 0
      undeclared.length = 0
      replies.clear()
    },
    answer: <T extends Target>(target: T, given: AnswerTo<T> | ((sent: Sent) => AnswerTo<T>)) =>
      declare(target, (request) => responseOf(isFunction(given) ? given(request) : given)),
    refuse: (target: Target, code: ErrorCode, more?: More) => declare(target, () => refusal(code, more)),
    lose: (target: Target) => declare(target, () => Promise.reject(noConnection())),
    wait<T extends Target>(target: T) {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      declare(target, () => promise)
      return {
        answer: (given: AnswerTo<T>) => settled(() => resolve(responseOf(given))),
        refuse: (code: ErrorCode, more?: More) => settled(() => resolve(refusal(code, more))),
        lose: () => settled(() => reject(noConnection())),
      }
    },
    tell: (event: LiveEvent) =>
      settled(() => {
        const news = new MessageEvent(event.type, { data: JSON.stringify(event) })
        for (const stream of LiveStream.open) stream.dispatchEvent(news)
      }),
  }
}

function isFunction<Answer>(given: Answer | ((sent: Sent) => Answer)): given is (sent: Sent) => Answer {
  return typeof given === 'function'
}
