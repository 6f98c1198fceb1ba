import { redirect } from 'next/navigation'
import { routes } from '@/lib/routes'

/** Where a cancelled payment returns: the plans again, through sign-in if the session has ended meanwhile. */
export default function PaymentCancelledPage() {
  redirect(`${routes.plans}?cancelled=1`)
}
