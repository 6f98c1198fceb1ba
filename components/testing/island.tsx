import { setImmediate } from 'node:timers/promises'
import { act, cleanup, configure, fireEvent, type RenderResult, render, screen } from '@testing-library/react'
import type { Window as DomWindow } from 'happy-dom'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type ErrorCode, type ErrorEnvelope, statusOf } from '#contract/errors'
import type { LiveEvent } from '#contract/live'
import { changeToasts, noToasts } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'
import type { AnswerOf, Endpoint } from '@/lib/endpoints/endpoint'
import { UserCache } from '@/lib/swr/user-cache'
import en from '@/messages/en.json'
import es from '@/messages/es.json'

/** A request as it left: the endpoint's call with its address filled in, and what it carried. */
export interface Sent {
  call: string
  query: Record<string, string>
  body: unknown
  key: string | undefined
}

type More = Partial<Omit<ErrorEnvelope, 'code'>>
type Reply = (sent: Sent) => Response | Promise<Response>

interface Options {
  locale?: 'en' | 'es'
  /** The address of the page, with its query. */
  at?: string
  params?: Record<string, string>
  userId?: string
}

class Stream extends EventTarget {
  static open = new Set<Stream>()
  static readonly CLOSED = 2
  readyState = 1
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    super()
    Stream.open.add(this)
  }
  close() {
    Stream.open.delete(this)
  }
}

const refusal = (code: ErrorCode, more: More = {}) =>
  Response.json({ message: code, ...more, code }, { status: statusOf[code] })

const pathOf = (call: string) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`)

/**
 * Draws an island with everything that its page gives it: texts, router, address, the person's cache and the toasts.
 * Called once at the top of a test file (`// @vitest-environment happy-dom`); it cleans up after each test. Replies
 * are declared by endpoint, so the compiler checks them; a request nobody declared fails the test.
 *
 *     const page = island()
 *     page.refuse(patientEndpoints.create, 'duplicate', { message: sentences.patientTaken })
 *     page.show(<RegisterPatientForm />)
 *     await page.press('Register')
 *     expect(page.sent[0]?.body).toEqual(…)
 *
 * `wait` keeps a request under way until the test ends it; `lose` breaks the connection; `tell` is the live stream.
 */
export function island(defaults: Options = {}) {
  const sent: Sent[] = []
  const visited: string[] = []
  const left: string[] = []
  const undeclared: string[] = []
  const replies = new Map<string, Reply>()
  let refreshed = 0

  const go = (address: string) => void visited.push(address)
  const router: AppRouterInstance = {
    push: go,
    replace: go,
    back: () => go('back'),
    forward: () => go('forward'),
    prefetch: () => undefined,
    refresh: () => {
      refreshed += 1
    },
    bfcacheId: 'island',
  }

  async function answerFetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams } = new URL(address, window.location.href)
    const call = `${init.method ?? 'GET'} ${pathname}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const key = new Headers(init.headers).get('idempotency-key') ?? undefined
    const request = { call, query: Object.fromEntries(searchParams), body, key }
    sent.push(request)
    const [, reply] = [...replies].find(([declared]) => pathOf(declared).test(call)) ?? []
    if (!reply) undeclared.push(call)
    const answer = reply ? await reply(request) : Promise.reject(new TypeError('undeclared'))
    init.signal?.throwIfAborted()
    return answer
  }

  beforeEach(() => {
    for (const list of [sent, visited, left, undeclared]) list.length = 0
    replies.clear()
    refreshed = 0
    // The window is shared with other tests.
    document.body.replaceChildren()
    sessionStorage.clear()
    localStorage.clear()
    vi.stubGlobal('fetch', answerFetch)
    vi.stubGlobal('EventSource', Stream)
    vi.spyOn(window.location, 'replace').mockImplementation((to) => void left.push(`${to}`))
    vi.spyOn(window.location, 'assign').mockImplementation((to) => void left.push(`${to}`))
    setAddress(defaults.at)
  })
  afterEach(async () => {
    cleanup()
    // What leaves with the island is sent before the network goes back.
    await setImmediate()
    changeToasts(() => noToasts)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    expect(undeclared, 'requests that the test says nothing about').toEqual([])
  })

  function wrapper(options: Options = {}) {
    const { locale = 'en', at = '/app', params = {}, userId = 'ana' } = { ...defaults, ...options }
    setAddress(at)
    const { pathname, searchParams } = new URL(at, window.location.href)
    return ({ children }: { children: ReactNode }) => (
      <AppRouterContext.Provider value={router}>
        <PathnameContext.Provider value={pathname}>
          <PathParamsContext.Provider value={params}>
            <SearchParamsContext.Provider value={searchParams}>
              <NextIntlClientProvider
                locale={locale}
                messages={locale === 'es' ? es : en}
                timeZone="Europe/Madrid"
                onError={fail}
              >
                <UserCache userId={userId}>{children}</UserCache>
                <Toaster />
              </NextIntlClientProvider>
            </SearchParamsContext.Provider>
          </PathParamsContext.Provider>
        </PathnameContext.Provider>
      </AppRouterContext.Provider>
    )
  }

  const show = (children: ReactNode, options?: Options): RenderResult =>
    render(children, { wrapper: wrapper(options) })
  const declare = ({ call }: Endpoint, reply: Reply) => void replies.set(call, reply)

  return {
    sent,
    visited,
    /** Addresses that were loaded as whole pages. */
    left,
    refreshed: () => refreshed,
    wrapper,
    show,
    /** As `show`, for what waits for texts or a file of its own when it is first drawn. */
    load: (children: ReactNode, options?: Options) => act(async () => show(children, options)),
    answer: <E extends Endpoint>(endpoint: E, given: AnswerOf<E> | ((sent: Sent) => AnswerOf<E>)) =>
      declare(endpoint, (request) => Response.json(isFunction(given) ? given(request) : given)),
    refuse: (endpoint: Endpoint, code: ErrorCode, more?: More) =>
      declare(endpoint, () => refusal(code, more)),
    lose: (endpoint: Endpoint) => declare(endpoint, () => Promise.reject(new TypeError('no connection'))),
    wait<E extends Endpoint>(endpoint: E) {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      declare(endpoint, () => promise)
      return {
        answer: (given: AnswerOf<E>) => act(async () => resolve(Response.json(given))),
        refuse: (code: ErrorCode, more?: More) => act(async () => resolve(refusal(code, more))),
        lose: () => act(async () => reject(new TypeError('no connection'))),
      }
    },
    tell: (event: LiveEvent) =>
      act(async () => {
        const news = new MessageEvent(event.type, { data: JSON.stringify(event) })
        for (const stream of Stream.open) stream.dispatchEvent(news)
      }),
    field,
    press,
    type,
  }
}

// What loads when it is first drawn may take a while on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const labelled = (label: string) => (text: string) => text.replace(/\s*\*$/, '') === label

/** The control with this label, which a star may follow. */
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(labelled(label))

/** As `field`, and as `press`, once it is there. */
async function type(label: string, value: string) {
  const control = await screen.findByLabelText<HTMLInputElement>(labelled(label))
  const event = control instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input
  await act(async () => void event(control, { target: { value } }))
}

async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name })
  await act(async () => button.click())
}

/** A text that is missing fails the test. */
function fail(error: Error): never {
  throw error
}

function isFunction<Answer>(given: Answer | ((sent: Sent) => Answer)): given is (sent: Sent) => Answer {
  return typeof given === 'function'
}

/** The window is the test environment's own. */
function setAddress(at = '/app'): void {
  const { happyDOM } = window as unknown as DomWindow
  happyDOM.setURL(`http://localhost${at}`)
}
