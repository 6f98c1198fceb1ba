import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { memberCalls } from '#contract/calls/members'
import { AuthCard } from '@/components/auth/auth-card'
import { AcceptInvitation } from '@/components/auth/invitation/accept-invitation'
import { MailClinic } from '@/components/auth/mail-clinic'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { getPageSession } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { loginWith, routes } from '@/lib/routes'

export const generateMetadata = titled('team.join', keyPage)

export default async function InvitationPage(props: LinkPageProps) {
  const { token, visitor, sender } = await openLink(props)
  const t = await getTranslations('team')
  const { value: invitation } = await load(
    sendFor(visitor, memberCalls.readInvitation, { params: { invitationToken: token } }),
  )
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
  const { hasAccount } = invitation
  const [clinic, email] = [keptWord(invitation.clinicName), keptWord(invitation.email)]
  const roles = invitation.roles.map((role) => t(`roles.${role}`)).join(', ')
  const session = hasAccount ? await getPageSession() : null
  return (
    <AuthCard
      title={<KeptWords>{t('joinTitle', { clinic })}</KeptWords>}
      text={<KeptWords>{t('joinText', { clinic, roles })}</KeptWords>}
      footer={<MailClinic clinic={sender} />}
    >
      {hasAccount && !session ? (
        <>
          <p>
            <KeptWords>{t('joinLogin', { email })}</KeptWords>
          </p>
          <Link href={loginWith(routes.invitation(token))} prefetch={false} className={buttonVariants()}>
            {t('logIn')}
          </Link>
        </>
      ) : (
        <ClientMessages of={['team', 'auth', 'errors', 'validation', 'passwordRules']}>
          <AcceptInvitation token={token} invitation={invitation} />
        </ClientMessages>
      )}
    </AuthCard>
  )
}
