import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { type LinkPageProps, MailClinic } from '@/components/auth/mail-clinic'
import { ConfirmJoin } from '@/components/auth/sign-up/confirm-join'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { readMailClinic } from '@/lib/api/mail-clinics'
import { readSignUp } from '@/lib/api/sign-ups'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('join')
  // The address is a key to an account: it must not reach another site as the page that somebody came from.
  return { title: t('confirmTitle'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function ConfirmJoinPage({ params, searchParams }: LinkPageProps) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('join')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const sender = await readMailClinic((await searchParams).from, visitor)
  const { value: signUp } = await load(readSignUp(token, visitor))
  if (!signUp) {
    return (
      <AuthCard title={t('unknownTitle')} text={t('unknownText')} footer={<MailClinic clinic={sender} />}>
        <Link href={routes.join} className={buttonVariants({ variant: 'secondary' })}>
          {t('again')}
        </Link>
      </AuthCard>
    )
  }
  const { clinicName: clinic, isNew, state } = signUp
  const text = state === 'open' ? t(isNew ? 'confirmText' : 'joinText', { clinic }) : undefined
  return (
    <AuthCard
      title={t(isNew ? 'confirmTitle' : 'joinTitle')}
      text={text}
      footer={<MailClinic clinic={sender} />}
    >
      <ClientMessages of={['join', 'auth', 'errors', 'validation']}>
        <ConfirmJoin token={token} initial={signUp} />
      </ClientMessages>
    </AuthCard>
  )
}
