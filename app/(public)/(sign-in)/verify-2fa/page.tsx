import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { TwoFactorForm } from '@/components/auth/two-factor-form'
import { ClientMessages } from '@/components/shared/text/client-messages'

export async function generateMetadata() {
  const t = await getTranslations('auth')
  return { title: t('twoFactorTitle') }
}

export default async function VerifyTwoFactorPage() {
  const t = await getTranslations('auth')
  return (
    <AuthCard title={t('twoFactorTitle')} text={t('twoFactorText')}>
      <ClientMessages of={['auth', 'errors', 'validation']}>
        <TwoFactorForm />
      </ClientMessages>
    </AuthCard>
  )
}
