import { redirect } from 'next/navigation'
import { routes, withQuery } from '@/lib/routes'

type Params = Promise<Record<'plan' | 'declined', string | string[] | undefined>>

/** Where an unpaid checkout returns: the plans again, through sign-in if the session has ended meanwhile. */
export default async function PaymentCancelledPage({ searchParams }: { searchParams: Params }) {
  const { plan, declined } = await searchParams
  redirect(withQuery(routes.plans, { plan, ...(declined ? { declined: '1' } : { cancelled: '1' }) }))
}
