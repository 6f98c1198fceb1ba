import 'server-only'
import { getSession, openedSession, sessionCookie } from '@/lib/auth/session'
import type { Viewer } from '@/lib/domain/session'

/** Keeps the sealed viewer true after a write that changed who they are; the next renewal would do it otherwise. */
export async function updateViewer(change: Partial<Viewer>): Promise<void> {
  const session = await getSession()
  if (!session) return
  const { viewer, tokens, startedAt } = session
  await sessionCookie.write(openedSession({ ...viewer, ...change }, tokens, startedAt))
}
