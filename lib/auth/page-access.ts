import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import { requestIdHeader } from '#contract/request-id'
import { authMessages } from '#contract/sentences'
import type { ApiAuth } from '@/lib/api/client'
import { ApiError, apiError } from '@/lib/api/error'
import { getViewer } from '@/lib/api/users'
import { pageAddressHeader, unreachableHeader } from '@/lib/auth/page-address'
import { hasWish, withoutWish, withWish } from '@/lib/auth/renewal-wish'
import { isAdmitted } from '@/lib/auth/route-access'
import { getSession, isFresh, type Session } from '@/lib/auth/session'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { discreetCookie, discreetOn, mayBeDiscreet } from '@/lib/domain/discretion'
import { loginWith, routes } from '@/lib/routes'

const sessionOfRequest = cache(getSession)

/** The viewer and the API access of a signed-in page; without a session to sign-in, without the role to 403. */
export async function requirePage(path: string): Promise<Session & { auth: ApiAuth }> {
  const [session, sent, kept] = await Promise.all([sessionOfRequest(), headers(), cookies()])
  // With its query, where the middleware has noted it: that is where one comes back to.
  const here = sent.get(pageAddressHeader) ?? path
  if (!session) redirect(loginWith(here))
  const [pathname = path] = path.split('?')
  if (!isAdmitted(pathname, session.viewer.roles)) forbidden()
  const auth = pageAuth(session, here, sent)
  const hides = mayBeDiscreet(session.viewer) && kept.get(discreetCookie)?.value === discreetOn
  return { ...session, auth: hides ? discreetAuth(auth) : auth }
}

/** The session of a public page, if there is one. */
export const getPageSession = sessionOfRequest

/** Whether the session still opens pages, as the clinic API sees it: a cookie alone may outlive its session. */
export async function isSessionAlive(): Promise<boolean> {
  const session = await sessionOfRequest()
  if (!session) return false
  try {
    await getViewer({ accessToken: session.tokens.access })
    return true
  } catch (error) {
    // An expired token is renewed by the page that this leads to.
    return error instanceof ApiError && error.status === 401 && error.message === authMessages.expired
  }
}

/** One a request, so that what layout and page both ask is asked once. */
const pageAuth = cache(
  (session: Session, here: string, sent: Awaited<ReturnType<typeof headers>>): ApiAuth => ({
    accessToken: session.tokens.access,
    address: visitorAddress(sent),
    requestId: sent.get(requestIdHeader),
    // A page cannot write cookies: the middleware renews, once, and leads back. Then the refusal itself is shown.
    renew: async (clock = Date.now) => {
      if (sent.has(unreachableHeader) || hasWish(here))
        throw apiError('unavailable', 'The clinic API cannot be reached')
      if (isFresh(session, clock())) throw apiError('unauthenticated', authMessages.expired)
      redirect(withWish(here))
    },
    // Said with the reason: a sign-in page that led straight back would be refused again.
    onEnded: () => redirect(loginWith(withoutWish(here), 'over')),
    onFactorNeeded: () => redirect(routes.setUpTwoFactor),
  }),
)

const discreetAuth = cache((auth: ApiAuth): ApiAuth => ({ ...auth, discreet: true }))
