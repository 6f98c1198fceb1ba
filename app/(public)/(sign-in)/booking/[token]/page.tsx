import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ConfirmBooking } from '@/components/auth/public-booking/confirm-booking'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { readPublicBooking } from '@/lib/api/public-bookings'
import { visitorAddress } from '@/lib/auth/visitor-address'

export async function generateMetadata() {
  const t = await getTranslations('publicBooking')
  // The address is a key to the visit: it must not reach another site as the page that somebody came from.
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function PublicBookingPage({ params }: { params: Promise<{ token: string }> }) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('publicBooking')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const { value: booking } = await load(readPublicBooking(token, visitor))
  if (!booking) {
    return (
      <AuthCard title={t('unknownTitle')}>
        <p>{t('unknownText')}</p>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('pageTitle')}>
      <ClientMessages of={['publicBooking', 'errors']}>
        <ConfirmBooking token={token} initial={booking} />
      </ClientMessages>
    </AuthCard>
  )
}
