import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { publicBookingCalls } from '#contract/calls/public-bookings'
import { AuthCard } from '@/components/auth/auth-card'
import { MailClinic } from '@/components/auth/mail-clinic'
import { ConfirmBooking } from '@/components/auth/public-booking/confirm-booking'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('publicBooking.pageTitle', keyPage)

export default async function PublicBookingPage(props: LinkPageProps) {
  const { token, visitor, sender } = await openLink(props)
  const [t, tTeam] = await Promise.all([getTranslations('publicBooking'), getTranslations('team')])
  const { value: booking } = await load(
    sendFor(visitor, publicBookingCalls.read, { params: { bookingToken: token } }),
  )
  if (!booking) {
    return (
      <AuthCard title={t('unknownTitle')} text={t('unknownText')} footer={<MailClinic clinic={sender} />}>
        <Link href={routes.home} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
          {tTeam('joinHome')}
        </Link>
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
