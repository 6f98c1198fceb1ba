import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { MailClinic } from '@/components/auth/mail-clinic'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { pageVisitor, readMailClinic } from '@/lib/auth/link-page'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('auth.resetTitle', { robots: { index: false } })

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[]; from?: string | string[] }>
}) {
  const { token, from } = await searchParams
  const t = await getTranslations('auth')
  const sender = await readMailClinic(from, await pageVisitor())
  return (
    <AuthCard title={t('resetTitle')} text={t('resetText')} footer={<MailClinic clinic={sender} />}>
      {typeof token === 'string' && token !== '' ? (
        <ClientMessages of={['auth', 'errors', 'validation', 'passwordRules']}>
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
