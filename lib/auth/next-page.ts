import { accessOf } from '@/lib/auth/route-access'
import { safeNext } from '@/lib/routes'

/** The page to return to after signing in, or null: calls and files are addresses of ours, too, but show nothing. */
export function nextPage(next: string | null | undefined): string | null {
  const address = safeNext(next)
  const [path = ''] = address?.split(/[?#]/) ?? []
  return accessOf(path) === null ? null : address
}
