import 'server-only'
import { signOut } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { getSession, openedSession, sessionCookie } from '@/lib/auth/session'
import type { Tokens, Viewer } from '@/lib/domain/session'

/** Opens the browser's session, in route handlers only; one that was open before is ended. `now` in milliseconds. */
export async function startSession(
  { viewer, tokens }: { viewer: Viewer; tokens: Tokens },
  now: number,
): Promise<void> {
  const former = await getSession()
  await sessionCookie.write(openedSession(viewer, tokens, now))
  await challengeCookie.drop()
  if (former) await signOut(former.tokens).catch(() => null)
}
