import 'server-only'
import type { NextRequest } from 'next/server'
import { type RenderedPage, renderPage } from '@/lib/auth/rendered-page'
import { sessionCookie } from '@/lib/auth/session'
import { LOCALE_COOKIE, pickLocale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'

interface Kept {
  /** Null until it was rendered once. */
  page: RenderedPage | null
  /** Milliseconds since the epoch: when it is rendered again. */
  until: number
}

/** What they show depends on the language alone, as long as nobody is signed in. */
const keptPaths: readonly string[] = [
  routes.home,
  routes.about,
  routes.team,
  routes.contact,
  routes.terms,
  routes.privacy,
  routes.login,
  routes.register,
  routes.forgotPassword,
]
/** How late what changes with time, such as the year in the footer, may be. */
const keptMs = 3_600_000
const retryMs = 10_000

const kept = new Map<string, Kept>()

/**
 * The page as it was rendered before in the same language, without a session or a nonce. Null where it is rendered
 * for this request alone; the next one finds it kept. `now` in milliseconds.
 */
export function keptPage(request: NextRequest, now: number): RenderedPage | null {
  const { method, cookies, headers, nextUrl } = request
  if (process.env.NODE_ENV === 'development' || method !== 'GET' || nextUrl.search !== '') return null
  if (!keptPaths.includes(nextUrl.pathname) || cookies.has(sessionCookie.name())) return null
  // What the frame asks for on its own, such as the parts of a page, does not ask for HTML.
  if (!headers.get('accept')?.includes('text/html')) return null
  const locale = pickLocale(cookies.get(LOCALE_COOKIE)?.value, headers.get('accept-language'))
  const key = `${locale} ${nextUrl.pathname}`
  const known = kept.get(key) ?? { page: null, until: 0 }
  if (now >= known.until) {
    kept.set(key, { page: known.page, until: now + retryMs })
    renderPage(nextUrl.pathname, locale).then(
      (page) => kept.set(key, { page, until: now + keptMs }),
      (error: unknown) => console.error(`${key} is not kept`, error),
    )
  }
  return known.page
}
