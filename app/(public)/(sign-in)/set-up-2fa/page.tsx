import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { RequiredTwoFactor } from '@/components/account/required-two-factor'
import { AuthCard } from '@/components/auth/auth-card'
import { quietLink } from '@/components/auth/quiet-link'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { getAccount } from '@/lib/api/account'
import { requirePage } from '@/lib/auth/page-access'
import { placeOf } from '@/lib/domain/session'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'
import { UserCache } from '@/lib/swr/user-cache'

export const generateMetadata = titled('auth.factorTitle')

/** The first page for staff of a clinic that demands a second factor. */
export default async function SetUpTwoFactorPage() {
  const { viewer, auth } = await requirePage(routes.setUpTwoFactor)
  const [t, { twoFactorNeeded }] = await Promise.all([getTranslations('auth'), getAccount(auth)])
  return (
    <AuthCard
      title={t('factorTitle')}
      text={t(twoFactorNeeded ? 'factorText' : 'factorDone')}
      footer={
        <Link prefetch={false} href={routes.logout} className={quietLink}>
          {t('logOut')}
        </Link>
      }
    >
      {twoFactorNeeded ? (
        <UserCache place={placeOf(viewer)}>
          <ClientMessages of={['account', 'errors', 'validation']}>
            <RequiredTwoFactor />
          </ClientMessages>
        </UserCache>
      ) : (
        <Link prefetch={false} href={routes.app} className={quietLink}>
          {t('factorGoOn')}
        </Link>
      )}
    </AuthCard>
  )
}
