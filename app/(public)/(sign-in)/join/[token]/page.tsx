import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ConfirmJoin } from '@/components/auth/sign-up/confirm-join'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { readSignUp } from '@/lib/api/sign-ups'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('join')
  // The address is a key to an account: it must not reach another site as the page that somebody came from.
  return { title: t('confirmTitle'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function ConfirmJoinPage({ params }: { params: Promise<{ token: string }> }) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('join')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const { value: signUp } = await load(readSignUp(token, visitor))
  if (!signUp) {
    return (
      <AuthCard title={t('unknownTitle')} text={t('unknownText')}>
        <Link href={routes.join} className={buttonVariants({ variant: 'secondary' })}>
          {t('again')}
        </Link>
      </AuthCard>
    )
  }
  const { clinicName: clinic, isNew, state } = signUp
  const text = state === 'open' ? t(isNew ? 'confirmText' : 'joinText', { clinic }) : undefined
  return (
    <AuthCard title={t(isNew ? 'confirmTitle' : 'joinTitle')} text={text}>
      <ClientMessages of={['join', 'auth', 'errors', 'validation']}>
        <ConfirmJoin token={token} initial={signUp} />
      </ClientMessages>
    </AuthCard>
  )
}
