import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AccountSteps } from '@/components/auth/account-steps'
import { AuthCard } from '@/components/auth/auth-card'
import { LegalLine, legalLinks } from '@/components/auth/legal-line'
import { quietLink } from '@/components/auth/quiet-link'
import { RegisterForm } from '@/components/auth/register-form'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { isSessionAlive } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('auth.registerTitle')

export default async function RegisterPage() {
  if (await isSessionAlive()) redirect(routes.app)
  const [t, tJoin] = await Promise.all([getTranslations('auth'), getTranslations('join')])
  return (
    <AuthCard
      isWide
      title={t('registerTitle')}
      text={
        <>
          {t('registerText')}
          <br />
          {t('patientHere')}{' '}
          <Link prefetch={false} href={routes.join} className={quietLink}>
            {t('patientLink')}
          </Link>
        </>
      }
      footer={
        <>
          {t('haveAccount')}{' '}
          <Link prefetch={false} href={routes.login} className={quietLink}>
            {tJoin('logIn')}
          </Link>
        </>
      }
    >
      <AccountSteps present="account" />
      <ClientMessages of={['auth', 'errors', 'validation', 'passwordRules']}>
        <RegisterForm legal={<LegalLine>{t.rich('agree', legalLinks)}</LegalLine>} />
      </ClientMessages>
    </AuthCard>
  )
}
