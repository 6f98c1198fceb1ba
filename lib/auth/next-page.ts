import { planCatalogue } from '#contract/plans'
import { accessOf } from '@/lib/auth/route-access'
import { routes, safeNext } from '@/lib/routes'

/** The page to return to after signing in, or null: calls and files are addresses of ours, too, but show nothing. */
export function nextPage(next: string | null | undefined): string | null {
  const address = safeNext(next)
  const [path = ''] = address?.split(/[?#]/) ?? []
  return accessOf(path) === null ? null : address
}

/**
 * The checkout that was not paid, if it leads to the plans and to the login first, because the session has ended
 * meanwhile: why, and the name of its plan where the address says it.
 */
export function unpaidCheckout(next: string | null) {
  const [path, query] = next?.split('?') ?? []
  const asked = new URLSearchParams(query)
  const outcome = (['declined', 'cancelled'] as const).find((each) => asked.get(each) === '1')
  if (path !== routes.plans || !outcome) return null
  return { outcome, plan: planCatalogue.find(({ _id }) => _id === asked.get('plan'))?.name }
}
