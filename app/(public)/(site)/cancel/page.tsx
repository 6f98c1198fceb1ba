import { redirect } from 'next/navigation'
import { routes, withQuery } from '@/lib/routes'

type Params = Promise<Record<'clinic' | 'plan' | 'declined', string | string[] | undefined>>

/** An unpaid checkout returns here: the plans again, after a sign-in if the session has ended meanwhile. */
export default async function PaymentCancelledPage({ searchParams }: { searchParams: Params }) {
  const { clinic, plan, declined } = await searchParams
  const outcome = declined ? { declined: '1' } : { cancelled: '1' }
  redirect(withQuery(routes.plans, { clinic, plan, ...outcome }))
}
