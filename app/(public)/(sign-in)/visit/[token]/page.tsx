import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { VisitLinkCard } from '@/components/visit-link/visit-link-card'
import { load } from '@/lib/api/load'
import { readVisitLink } from '@/lib/api/visit-links'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('visitLink')
  // The address is a key to the visit: it must not reach another site as the page that somebody came from.
  return { title: t('signIn'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function VisitLinkPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const t = await getTranslations('visitLink')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const { value: link } = await load(readVisitLink(decodeURIComponent(token), visitor))
  if (link) {
    return (
      <AuthCard title={t(`title.${link.action}`)}>
        <ClientMessages of={['visitLink', 'errors']}>
          <VisitLinkCard token={decodeURIComponent(token)} initial={link} />
        </ClientMessages>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('unknownTitle')} text={t('unknownText')}>
      <Link href={routes.appointments} className={buttonVariants({ variant: 'secondary' })}>
        {t('signIn')}
      </Link>
    </AuthCard>
  )
}
