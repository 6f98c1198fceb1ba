import { setImmediate, setTimeout } from 'node:timers/promises'
import {
  act,
  cleanup,
  configure,
  fireEvent,
  type RenderResult,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
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
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { changeToasts, noToasts } from '@/components/ui/toast'
import { Toaster } from '@/components/ui/toaster'
import { startLive } from '@/lib/browser/live'
import { keepUpWithTranslation } from '@/lib/browser/translated-page'
import { UserCache } from '@/lib/swr/user-cache'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { LiveStream, settled, standInWeb, uploadsBy } from './stand-in-web'
import { type Translator, translatePage } from './translate-page'

interface Options {
  locale?: 'en' | 'es'
  /** The address of the page, with its query. */
  at?: string
  params?: Record<string, string>
  userId?: string
}

/** A little more than sonner waits before it takes a closed toast out. */
const toastFadesMs = 250

/**
 * Draws an island with everything that its page gives it: texts, router, address, the person's cache and the toasts.
 * Called once at the top of a test file (`*.test.tsx`); it cleans up after each test. Replies are declared by endpoint,
 * so the compiler checks them; a request nobody declared fails the test.
 *
 *     const page = island()
 *     page.refuse('patients.register', 'duplicate', { message: sentences.patientTaken })
 *     page.show(<RegisterPatientForm … />)
 *     await page.press('Register patient')
 *     expect(page.sent[0]?.body).toEqual(…)
 *
 * `wait` keeps a request under way until the test ends it; `lose` breaks the connection; `tell` is the live stream.
 */
export function island(defaults: Options = {}) {
  const { fetch, forget, undeclared, ...web } = standInWeb()
  const visited: string[] = []
  const left: string[] = []
  let refreshed = 0

  let stopTranslation = () => {}
  let hasToast = false

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

  beforeEach(() => {
    forget()
    visited.length = 0
    left.length = 0
    refreshed = 0
    // The window is shared with other tests.
    document.body.replaceChildren()
    sessionStorage.clear()
    localStorage.clear()
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('XMLHttpRequest', uploadsBy(fetch))
    vi.stubGlobal('EventSource', LiveStream)
    // An earlier test may have left its page.
    startLive()
    vi.spyOn(window.location, 'replace').mockImplementation((to) => void left.push(`${to}`))
    vi.spyOn(window.location, 'assign').mockImplementation((to) => void left.push(`${to}`))
    setAddress(defaults.at)
    if (translated) stopTranslation = translatePage(translated)
  })
  afterEach(async () => {
    stopTranslation()
    hasToast ||= document.querySelector('[data-sonner-toast]') !== null
    cleanup()
    // Requests that an island sends when it unmounts go out before the network is restored.
    await setImmediate()
    changeToasts(() => noToasts)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    expect(undeclared, 'requests that the test says nothing about').toEqual([])
  })
  // A toast that closes tells its list when it has faded, and asks the window for that.
  afterAll(async () => {
    if (hasToast) await setTimeout(toastFadesMs)
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
                <UserCache place={`${userId}@`}>{children}</UserCache>
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

  return {
    ...web,
    visited,
    /** Addresses that were loaded as whole pages. */
    left,
    refreshed: () => refreshed,
    wrapper,
    show,
    /** Like `show`, for islands that wait for texts or a file of their own when they are first drawn. */
    load: (children: ReactNode, options?: Options) => act(async () => show(children, options)),
    field,
    press,
    type,
    choose,
    pick,
  }
}

let translated: Translator | null = null

/** From now on every island of the process is drawn in a page that the browser translates, as the product meets one. */
export function translateIslands(translator: Translator): void {
  translated = translator
  keepUpWithTranslation()
}

// Lazily loaded parts may take a while on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const labelled = (label: string) => (text: string) => text.replace(/\s*\*$/, '') === label

/** The control with this label, which a star may follow. */
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(labelled(label))

/** Fills in the control with this label, once it is there. */
async function type(label: string, value: string) {
  const control = await screen.findByLabelText<HTMLInputElement>(labelled(label))
  const event = control instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input
  // Nobody chooses what has not been loaded yet.
  if (control instanceof HTMLSelectElement)
    await waitFor(() => expect([...control.options].map((each) => each.value)).toContain(value))
  await settled(() => event(control, { target: { value } }))
}

/** Chooses files with the control of this label; without a label, with the page's only one. */
async function choose(files: File[], label?: string) {
  const control = label ? field(label) : document.querySelector('input[type=file]')
  if (!control) throw new Error('There is nothing to choose a file with')
  await settled(() => fireEvent.change(control, { target: { files } }))
}

/** Chooses the radio of this name, once it is there. */
async function pick(name: string) {
  const radio = await screen.findByRole('radio', { name })
  await settled(() => fireEvent.click(radio))
}

/** Presses the button of this name, once it is there. */
async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name })
  await settled(() => button.click())
}

/** A text that is missing fails the test. */
function fail(error: Error): never {
  throw error
}

/** The window is the test environment's own. */
function setAddress(at = '/app'): void {
  const { happyDOM } = window as unknown as DomWindow
  happyDOM.setURL(`http://localhost${at}`)
}
