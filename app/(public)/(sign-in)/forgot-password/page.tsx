import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ContactLine } from '@/components/auth/contact-line'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { quietLink } from '@/components/auth/quiet-link'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('auth.forgotTitle')

export default async function ForgotPasswordPage() {
  const t = await getTranslations('auth')
  return (
    <AuthCard
      title={t('forgotTitle')}
      text={t('forgotText')}
      footer={
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
          <Link prefetch={false} href={routes.login} className={quietLink}>
            {t('backToLogin')}
          </Link>
          <ContactLine />
        </div>
      }
    >
      <ClientMessages of={['auth', 'errors', 'validation']}>
        <ForgotPasswordForm />
      </ClientMessages>
      <p className="text-sm text-muted-foreground">{t('forgotNoEmail')}</p>
    </AuthCard>
  )
}
