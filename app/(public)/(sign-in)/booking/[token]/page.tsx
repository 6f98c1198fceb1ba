import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { type LinkPageProps, MailClinic } from '@/components/auth/mail-clinic'
import { ConfirmBooking } from '@/components/auth/public-booking/confirm-booking'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { readMailClinic } from '@/lib/api/mail-clinics'
import { readPublicBooking } from '@/lib/api/public-bookings'
import { visitorAddress } from '@/lib/auth/visitor-address'

export async function generateMetadata() {
  const t = await getTranslations('publicBooking')
  // The address is a key to the visit: it must not reach another site as the page that somebody came from.
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function PublicBookingPage({ params, searchParams }: LinkPageProps) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('publicBooking')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const sender = await readMailClinic((await searchParams).from, visitor)
  const { value: booking } = await load(readPublicBooking(token, visitor))
  if (!booking) {
    return (
      <AuthCard title={t('unknownTitle')} footer={<MailClinic clinic={sender} />}>
        <p>{t('unknownText')}</p>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('pageTitle')} footer={<MailClinic clinic={sender} />}>
      <ClientMessages of={['publicBooking', 'errors']}>
        <ConfirmBooking token={token} initial={booking} />
      </ClientMessages>
    </AuthCard>
  )
}
