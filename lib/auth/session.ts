import 'server-only'
import { getIronSession, type SessionOptions, sealData, unsealData } from 'iron-session'
import { cookies } from 'next/headers'
import type { Tokens, Viewer } from '@/lib/domain/session'
import { env } from '@/lib/env'

/** Content of the sealed cookie; kept under 2 000 bytes. */
export interface SessionData {
  viewer: Viewer
  tokens: Tokens
  /** A sign-in that waits for its second factor. */
  pending: { userId: string; cookie: string; next: string | null }
}

export type Session = Pick<SessionData, 'viewer' | 'tokens'>

/** Name, secret and flags of the cookie. It lives as long as the refresh token could; the API ends it sooner. */
export function sessionOptions(): SessionOptions & { cookieName: string; ttl: number } {
  const secure = env().APP_URL.startsWith('https:')
  return {
    cookieName: secure ? '__Host-consulta' : 'consulta',
    password: env().SESSION_SECRET,
    ttl: env().SESSION_MAX_HOURS * 3600,
    cookieOptions: { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: undefined },
  }
}

/** The cookie of this request, for route handlers that write it. */
export async function openSession() {
  return getIronSession<SessionData>(await cookies(), sessionOptions())
}

/** The signed-in session of this request; null when there is none or the cookie is not ours. */
export async function getSession(): Promise<Session | null> {
  return unsealSession((await cookies()).get(sessionOptions().cookieName)?.value)
}

/** As `getSession`, from the cookie's value. */
export async function unsealSession(seal: string | undefined): Promise<Session | null> {
  if (!seal) return null
  const { password, ttl } = sessionOptions()
  const data = await unsealData<Partial<SessionData>>(seal, { password, ttl })
  return data.viewer && data.tokens ? { viewer: data.viewer, tokens: data.tokens } : null
}

/** The cookie's value for `session`. */
export async function sealSession(session: Session): Promise<string> {
  const { password, ttl } = sessionOptions()
  return sealData(session, { password, ttl })
}
