import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ContactLine } from '@/components/auth/contact-line'
import { LoginForm } from '@/components/auth/login-form'
import { quietLink } from '@/components/auth/quiet-link'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Alert } from '@/components/ui/alert'
import { nextPage, unpaidCheckout } from '@/lib/auth/next-page'
import { isSessionAlive } from '@/lib/auth/page-access'
import { demoAccounts } from '@/lib/content/demo-accounts'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('auth.loginTitle')

const endings = { idle: 'endedIdle', over: 'endedElsewhere' } as const

export default async function LoginPage({
  searchParams,
}: {
  searchParams: Promise<Partial<Record<'next' | 'ended' | 'as' | 'registered', string | string[]>>>
}) {
  const { next: asked, ended, as, registered } = await searchParams
  const next = nextPage(typeof asked === 'string' ? asked : null)
  const reason = ended === 'idle' || ended === 'over' ? endings[ended] : null
  if (!reason && (await isSessionAlive())) redirect(next ?? routes.app)
  const t = await getTranslations('auth')
  const { CLINIC_DEMO, CONTACT_PHONE: phone } = env()
  const demo = CLINIC_DEMO !== '0'
  const unpaid = unpaidCheckout(next)
  const account = demoAccounts.find(({ role }) => demo && role === as)
  return (
    <AuthCard
      title={unpaid ? t(`unpaid.${unpaid.outcome}`, { plan: unpaid.plan ?? 'none' }) : t('loginTitle')}
      text={unpaid && t('nothingCharged')}
      footer={
        unpaid ? (
          <ContactLine phone={phone} />
        ) : (
          <>
            <p>
              {t('patientHelp')}{' '}
              <Link prefetch={false} href={routes.join} className={quietLink}>
                {t('patientLink')}
              </Link>
            </p>
            <p className="mt-2">
              {t('newHere')}{' '}
              <Link prefetch={false} href={routes.register} className={quietLink}>
                {t('registerLink')}
              </Link>
            </p>
          </>
        )
      }
    >
      {reason && <Alert variant="info">{t(reason)}</Alert>}
      {registered === '1' && <Alert variant="info">{t('registeredNext')}</Alert>}
      <ClientMessages of={['auth', 'errors']}>
        <LoginForm next={next} demo={demo && !unpaid} account={account?.email} />
      </ClientMessages>
    </AuthCard>
  )
}
