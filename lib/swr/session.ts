import { api, routes } from '@/lib/routes'
import { goToSignIn } from '@/lib/swr/leave'
import { request } from '@/lib/swr/request'
import { announce } from '@/lib/swr/session-channel'
import { eraseTraces } from '@/lib/swr/traces'

/** Leaves the sign-in pages for good: a full load starts the signed-in part with nothing of before. */
export function enterApp({ goTo }: { goTo: string }): void {
  window.location.replace(goTo)
}

/** Ends the session by choice: nothing stays here, other tabs follow. Throws `RequestError` when it did not end. */
export async function signOut(): Promise<void> {
  await request(api.logout, { method: 'POST' })
  eraseTraces({ keepDrafts: false })
  announce({ kind: 'left', byChoice: true })
  window.location.replace(routes.home)
}

/** Ends the session because its time is over; what was being typed waits for the same person. */
export async function endSession(): Promise<void> {
  document.body.hidden = true
  await request(api.logout, { method: 'POST' }).catch(() => null)
  announce({ kind: 'left', byChoice: false })
  goToSignIn('idle')
}

/** A new pair of tokens, and with it a new idle period. */
export function staySignedIn(): Promise<{ message: string }> {
  return request(api.refresh, { method: 'POST' })
}
