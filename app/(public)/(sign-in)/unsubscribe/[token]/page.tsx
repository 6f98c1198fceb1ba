import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { StopLinkCard } from '@/components/stop-link/stop-link-card'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { readStopLink } from '@/lib/api/stop-links'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('stopLink')
  // The address can stop mails: it must not reach another site as the page that somebody came from.
  return { title: t('stop'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function StopLinkPage({ params }: { params: Promise<{ token: string }> }) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('stopLink')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const { value: link } = await load(readStopLink(token, visitor))
  if (link) {
    return (
      <AuthCard title={t(`stops.${link.stops}`)}>
        <ClientMessages of={['stopLink', 'errors']}>
          <StopLinkCard token={token} initial={link} />
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
