import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { TwoFactorForm } from '@/components/auth/two-factor-form'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { challengeCookie } from '@/lib/auth/challenge'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('auth.twoFactorTitle')

export default async function VerifyTwoFactorPage() {
  const [t, challenge] = await Promise.all([getTranslations('auth'), challengeCookie.read()])
  return (
    <AuthCard title={t('twoFactorTitle')} text={t('twoFactorText')}>
      <ClientMessages of={['auth', 'errors', 'validation']}>
        <TwoFactorForm passkey={challenge?.passkey ?? false} />
      </ClientMessages>
    </AuthCard>
  )
}
