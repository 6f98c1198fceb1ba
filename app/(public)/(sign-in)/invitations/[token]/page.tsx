import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { AcceptInvitation } from '@/components/auth/invitation/accept-invitation'
import { type LinkPageProps, MailClinic } from '@/components/auth/mail-clinic'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { readInvitation } from '@/lib/api/invitations'
import { load } from '@/lib/api/load'
import { readMailClinic } from '@/lib/api/mail-clinics'
import { getPageSession } from '@/lib/auth/page-access'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { loginWith, routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('team')
  // The address is a key to a clinic: it must not reach another site as the page that somebody came from.
  return { title: t('join'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function InvitationPage({ params, searchParams }: LinkPageProps) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('team')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const sender = await readMailClinic((await searchParams).from, visitor)
  const { value: invitation } = await load(readInvitation(token, visitor))
  if (!invitation) {
    return (
      <AuthCard
        title={t('joinUnknownTitle')}
        text={t('joinUnknownText')}
        footer={<MailClinic clinic={sender} />}
      >
        <Link href={routes.home} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
          {t('joinHome')}
        </Link>
      </AuthCard>
    )
  }
  const { clinicName: clinic, email, hasAccount } = invitation
  const roles = invitation.roles.map((role) => t(`roles.${role}`)).join(', ')
  const session = hasAccount ? await getPageSession() : null
  return (
    <AuthCard
      title={t('joinTitle', { clinic })}
      text={t('joinText', { clinic, roles })}
      footer={<MailClinic clinic={sender} />}
    >
      {hasAccount && !session ? (
        <>
          <p>{t('joinLogin', { email })}</p>
          <Link href={loginWith(routes.invitation(token))} prefetch={false} className={buttonVariants()}>
            {t('logIn')}
          </Link>
        </>
      ) : (
        <ClientMessages of={['team', 'auth', 'errors', 'validation']}>
          <AcceptInvitation token={token} invitation={invitation} />
        </ClientMessages>
      )}
    </AuthCard>
  )
}
