import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { EmailChangeCard } from '@/components/email-change/email-change-card'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { readEmailChange } from '@/lib/api/email-changes'
import { load } from '@/lib/api/load'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('emailChange')
  // The address changes an account: it must not reach another site as the page that somebody came from.
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function EmailChangePage({ params }: { params: Promise<{ token: string }> }) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('emailChange')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const { value: change } = await load(readEmailChange(token, visitor))
  if (change) {
    return (
      <AuthCard title={t('title')}>
        <ClientMessages of={['emailChange', 'errors']}>
          <EmailChangeCard token={token} initial={change} />
        </ClientMessages>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('unknownTitle')} text={t('unknownText')}>
      <Link href={routes.app} className={buttonVariants({ variant: 'secondary' })}>
        {t('open')}
      </Link>
    </AuthCard>
  )
}
