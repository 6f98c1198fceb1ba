import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { guardianCalls } from '#contract/calls/guardians'
import { AuthCard } from '@/components/auth/auth-card'
import { type LinkPageProps, MailClinic } from '@/components/auth/mail-clinic'
import { AcceptGuardian } from '@/components/auth/sign-up/accept-guardian'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { readMailClinic } from '@/lib/api/mail-clinics'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor } from '@/lib/api/visitor'
import { getSession } from '@/lib/auth/session'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { loginWith, routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('guardians')
  // The address is a key: it must not reach another site as the page that somebody came from.
  return { title: t('invitationTitle'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function GuardianPage({ params, searchParams }: LinkPageProps) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('guardians')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const sender = await readMailClinic((await searchParams).from, visitor)
  const asked = sendParsed(
    null,
    guardianCalls.invitation,
    { params: { guardianToken: token } },
    { headers: asVisitor(visitor) },
  )
  const [{ value: invitation }, session] = await Promise.all([load(asked), getSession()])
  if (!invitation)
    return (
      <AuthCard title={t('unknownTitle')} footer={<MailClinic clinic={sender} />}>
        {t('unknownText')}
      </AuthCard>
    )
  const { firstName: name, clinicName: clinic, relation, hasAccount } = invitation
  const text = t('invitationText', { name, clinic, relation: t(`relations.${relation}`) })
  return (
    <AuthCard title={t('invitationTitle')} text={text} footer={<MailClinic clinic={sender} />}>
      {hasAccount && !session ? (
        <Link href={loginWith(routes.guardian(token))} className={buttonVariants()}>
          {t('logInToAccept')}
        </Link>
      ) : (
        <ClientMessages of={['guardians', 'auth', 'errors', 'validation', 'peopleSentences']}>
          <AcceptGuardian token={token} isNew={!hasAccount} />
        </ClientMessages>
      )}
    </AuthCard>
  )
}
