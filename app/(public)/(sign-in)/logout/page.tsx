import { getTranslations } from 'next-intl/server'
import { SignOut } from '@/components/auth/sign-out'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('auth.logoutTitle', { robots: { index: false } })

/** Opening the address changes nothing by itself: the page signs out by a same-origin request of its own. */
export default async function LogoutPage() {
  const t = await getTranslations('auth')
  return (
    <div className="flex grow flex-col items-center justify-center px-4 py-10">
      <ClientMessages of={['auth', 'errors']}>
        <SignOut />
      </ClientMessages>
      <noscript>{t('signOutNeedsScript')}</noscript>
    </div>
  )
}
