import 'server-only'
import { headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import type { ApiAuth } from '@/lib/api/client'
import { getViewer } from '@/lib/api/users'
import { mayOpen } from '@/lib/auth/route-access'
import { getSession, type Session } from '@/lib/auth/session'
import { addressOf } from '@/lib/bff/address'
import { loginWith } from '@/lib/routes'

const sessionOfRequest = cache(getSession)

/** The viewer and the API access of a signed-in page; without a session to sign-in, without the role to 403. */
export async function requirePage(path: string): Promise<Session & { auth: ApiAuth }> {
  const session = await sessionOfRequest()
  if (!session) redirect(loginWith(path))
  const [pathname = path] = path.split('?')
  if (!mayOpen(pathname, session.viewer.roles)) forbidden()
  return { ...session, auth: await pageAuth(session, path) }
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

async function pageAuth({ tokens }: Session, path: string, clock = Date.now): Promise<ApiAuth> {
  const toSignIn = () => redirect(loginWith(path))
  return {
    accessToken: tokens.access,
    address: addressOf(await headers()),
    // A page cannot write cookies. The middleware renews a token that is due, so asking again is enough.
    renew: async () => (clock() >= tokens.renewAt ? redirect(path) : toSignIn()),
    onEnded: toSignIn,
  }
}
