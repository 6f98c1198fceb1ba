import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('auth')
  return { title: t('resetTitle'), robots: { index: false } }
}

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const { token } = await searchParams
  const t = await getTranslations('auth')
  return (
    <AuthCard title={t('resetTitle')} text={t('resetText')}>
      {typeof token === 'string' && token !== '' ? (
        <ClientMessages of={['auth', 'errors', 'validation']}>
          <ResetPasswordForm token={token} />
        </ClientMessages>
      ) : (
        <>
          <Alert variant="warning">{t('resetNoToken')}</Alert>
          <Link href={routes.forgotPassword} className={buttonVariants({ variant: 'secondary' })}>
            {t('resetAskAgain')}
          </Link>
        </>
      )}
    </AuthCard>
  )
}
