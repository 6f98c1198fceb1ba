import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { quietLink } from '@/components/auth/quiet-link'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

export const generateMetadata = titled('auth.forgotTitle')

export default async function ForgotPasswordPage() {
  const t = await getTranslations('auth')
  return (
    <AuthCard
      title={t('forgotTitle')}
      text={t('forgotText')}
      footer={
        <Link prefetch={false} href={routes.login} className={quietLink}>
          {t('backToLogin')}
        </Link>
      }
    >
      <ClientMessages of={['auth', 'errors', 'validation']}>
        <ForgotPasswordForm />
      </ClientMessages>
      <p className="text-sm text-muted-foreground">
        {t.rich('forgotNoEmail', {
          contact: (words) => (
            <Link prefetch={false} href={routes.contact} className={cn('text-target', quietLink)}>
              {words}
            </Link>
          ),
        })}
      </p>
    </AuthCard>
  )
}
