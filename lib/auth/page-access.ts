import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { ApiAuth } from '@/lib/api/client'
import { mayOpen } from '@/lib/auth/route-access'
import { getSession, type Session } from '@/lib/auth/session'
import { loginWith, routes } from '@/lib/routes'

const sessionOfRequest = cache(getSession)

/** The viewer and the API access of a signed-in page; without a session to sign-in, without the role to 403. */
export async function requirePage(path: string): Promise<Session & { auth: ApiAuth }> {
  const session = await sessionOfRequest()
  if (!session) redirect(loginWith(path))
  const [pathname = path] = path.split('?')
  if (!mayOpen(pathname, session.viewer.roles)) redirect(routes.forbidden)
  return { ...session, auth: { accessToken: session.tokens.access } }
}

/** The session of a public page, if there is one. */
export const getPageSession = sessionOfRequest
