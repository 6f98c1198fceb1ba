import 'server-only'
import { headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import type { ApiAuth } from '@/lib/api/client'
import { getViewer } from '@/lib/api/users'
import { pageAddressHeader } from '@/lib/auth/page-address'
import { mayOpen } from '@/lib/auth/route-access'
import { getSession, type Session } from '@/lib/auth/session'
import { addressOf } from '@/lib/bff/address'
import { loginWith } from '@/lib/routes'

const sessionOfRequest = cache(getSession)

/** The viewer and the API access of a signed-in page; without a session to sign-in, without the role to 403. */
export async function requirePage(path: string): Promise<Session & { auth: ApiAuth }> {
  const [session, sent] = await Promise.all([sessionOfRequest(), headers()])
  // With its query, where the middleware has noted it: that is where one comes back to.
  const here = sent.get(pageAddressHeader) ?? path
  if (!session) redirect(loginWith(here))
  const [pathname = path] = path.split('?')
  if (!mayOpen(pathname, session.viewer.roles)) forbidden()
  return { ...session, auth: pageAuth(session, here, addressOf(sent)) }
}

/** The session of a public page, if there is one. */
export const getPageSession = sessionOfRequest

/** Whether the session still opens pages, as the clinic API sees it: a cookie alone may outlive its session. */
export async function isSessionAlive(): Promise<boolean> {
  const session = await sessionOfRequest()
  if (!session) return false
  const viewer = await getViewer({ accessToken: session.tokens.access }).catch(() => null)
  return viewer !== null
}

/** One a request, so that what layout and page both ask is asked once. */
const pageAuth = cache(
  ({ tokens }: Session, here: string, address: string | null, clock = Date.now): ApiAuth => {
    const toSignIn = () => redirect(loginWith(here))
    return {
      accessToken: tokens.access,
      address,
      // A page cannot write cookies. The middleware renews a token that is due, so asking again is enough.
      renew: async () => (clock() >= tokens.renewAt ? redirect(here) : toSignIn()),
      onEnded: toSignIn,
    }
  },
)
