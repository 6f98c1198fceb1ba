import 'server-only'
import { signOut } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { deviceCookie } from '@/lib/auth/known-device'
import { getSession, openedSession, sessionCookie } from '@/lib/auth/session'
import type { Entry } from '@/lib/domain/session'

/** Opens the browser's session, in route handlers only; one that was open before is ended. `now` in milliseconds. */
export async function startSession({ viewer, tokens, device }: Entry, now: number): Promise<void> {
  const former = await getSession()
  await sessionCookie.write(openedSession(viewer, tokens, now))
  await challengeCookie.drop()
  if (device) await deviceCookie.write({ device })
  if (former) await signOut(former.tokens).catch(() => null)
}
