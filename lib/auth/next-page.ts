import { accessOf } from '@/lib/auth/route-access'
import { safeNext } from '@/lib/routes'

/** The page to return to after signing in, or null: calls and files are addresses of ours, too, but show nothing. */
export function nextPage(next: string | null | undefined): string | null {
  const address = safeNext(next)
  const [path = ''] = address?.split(/[?#]/) ?? []
  return accessOf(path) === null ? null : address
}

/** Whether a checkout that was not paid leads to the plans, and to the login first: the session has ended meanwhile. */
export const isUnpaidCheckout = (next: string | null): boolean =>
  /^\/app\/plans\?(.*&)?(cancelled|declined)=1/.test(next ?? '')
