import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { guardianCalls } from '#contract/calls/guardians'
import { AuthCard } from '@/components/auth/auth-card'
import { MailClinic } from '@/components/auth/mail-clinic'
import { AcceptGuardian } from '@/components/auth/sign-up/accept-guardian'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { getSession } from '@/lib/auth/session'
import { titled } from '@/lib/i18n/titled'
import { loginWith, routes } from '@/lib/routes'

export const generateMetadata = titled('guardians.invitationTitle', keyPage)

export default async function GuardianPage(props: LinkPageProps) {
  const { token, visitor, sender } = await openLink(props)
  const [t, tTeam] = await Promise.all([getTranslations('guardians'), getTranslations('team')])
  const asked = sendFor(visitor, guardianCalls.invitation, { params: { guardianToken: token } })
  const [{ value: invitation }, session] = await Promise.all([load(asked), getSession()])
  if (!invitation)
    return (
      <AuthCard title={t('unknownTitle')} text={t('unknownText')} footer={<MailClinic clinic={sender} />}>
        <Link href={routes.home} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
          {tTeam('joinHome')}
        </Link>
      </AuthCard>
    )
  const { relation, hasAccount } = invitation
  const [name, clinic] = [keptWord(invitation.firstName), keptWord(invitation.clinicName)]
  const text = t('invitationText', { name, clinic, relation: t(`relations.${relation}`) })
  return (
    <AuthCard
      title={t('invitationTitle')}
      text={<KeptWords>{text}</KeptWords>}
      footer={<MailClinic clinic={sender} />}
    >
      {hasAccount && !session ? (
        <Link href={loginWith(routes.guardian(token))} className={buttonVariants()}>
          {t('logInToAccept')}
        </Link>
      ) : (
        <ClientMessages
          of={['guardians', 'auth', 'errors', 'validation', 'passwordRules', 'peopleSentences']}
        >
          <AcceptGuardian token={token} isNew={!hasAccount} />
        </ClientMessages>
      )}
    </AuthCard>
  )
}
