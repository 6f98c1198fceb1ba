import Link from 'next/link'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { signUpCalls } from '#contract/calls/sign-ups'
import { dayAt } from '#contract/zone'
import { AuthCard } from '@/components/auth/auth-card'
import { LegalLine, legalLinks } from '@/components/auth/legal-line'
import { quietLink } from '@/components/auth/quiet-link'
import { JoinForm } from '@/components/auth/sign-up/join-form'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Alert } from '@/components/ui/alert'
import { listFewClinics } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { pageVisitor } from '@/lib/auth/link-page'
import { isSessionAlive } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

export const generateMetadata = titled('join.title')

export default async function JoinPage() {
  if (await isSessionAlive()) redirect(routes.app)
  const [t, failures] = [await getTranslations('join'), await getTranslations('failures')]
  const visitor = await pageVisitor()
  const [{ value: clinics }, { value: listed }] = await Promise.all([
    load(sendFor(visitor, signUpCalls.clinics)),
    load(listFewClinics()),
  ])
  // The reader's clinic is known only where there is one.
  const only = clinics && clinics.length > 1 ? undefined : listed?.length === 1 && listed[0]
  return (
    <AuthCard
      isWide={clinics !== null && clinics.length > 0}
      title={t('title')}
      text={
        only &&
        t.rich('onlyBook', {
          clinic: (words) => (
            <Link
              prefetch={false}
              href={routes.clinicPage(only.slug)}
              className={cn('text-target', quietLink)}
            >
              {words}
            </Link>
          ),
        })
      }
      footer={
        <>
          {t('haveAccount')}{' '}
          <Link prefetch={false} href={routes.login} className={quietLink}>
            {t('logIn')}
          </Link>
        </>
      }
    >
      {clinics === null && <Alert variant="error">{failures('anErrorOccurredPleaseTryAgainLater')}</Alert>}
      {clinics?.length === 0 && (
        <Alert variant="info" title={t('noneTitle')}>
          {t('noneText')}
        </Alert>
      )}
      {clinics && clinics.length > 0 && (
        <ClientMessages of={['documents', 'join', 'auth', 'errors', 'validation', 'passwordRules']}>
          <JoinForm
            clinics={clinics}
            today={dayAt(Date.now(), 'Europe/Madrid')}
            legal={<LegalLine>{t.rich('privacy', legalLinks)}</LegalLine>}
          />
        </ClientMessages>
      )}
    </AuthCard>
  )
}
