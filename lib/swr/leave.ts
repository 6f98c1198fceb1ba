import { loginWith, routes } from '@/lib/routes'
import { eraseTraces } from '@/lib/swr/traces'

/** To the sign-in page with the way back to this screen. */
export function goToSignIn(ended: 'idle' | 'over'): void {
  eraseTraces({ keepDrafts: true })
  const { pathname, search } = window.location
  const target = new URL(
    pathname.startsWith(routes.app) ? loginWith(pathname + search) : routes.login,
    window.location.origin,
  )
  target.searchParams.set('ended', ended)
  window.location.replace(target)
}
