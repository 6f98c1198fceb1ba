import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { VisitLinkScreen } from '@/components/visit-link/visit-link-screen'
import { load } from '@/lib/api/load'
import { readVisitLink } from '@/lib/api/visit-links'
import { visitorAddress } from '@/lib/auth/visitor-address'

export async function generateMetadata() {
  const t = await getTranslations('visitLink')
  // The address is a key to the visit: it must not reach another site as the page that somebody came from.
  return { title: t('title.choose'), robots: { index: false }, referrer: 'no-referrer' as const }
}

/** The short link of a message: everything that its reader may do with the visit, or the offer. */
export default async function ShortLinkPage({ params }: { params: Promise<{ token: string }> }) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('visitLink')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const { value: found } = await load(readVisitLink(token, visitor))
  const link = found && found.action !== 'join' ? found : undefined
  const title = link?.offer ? 'title.accept' : 'title.choose'
  return (
    <AuthCard title={t(link ? title : 'unknownTitle')} text={link ? undefined : t('unknownText')}>
      <VisitLinkScreen token={token} link={link} />
    </AuthCard>
  )
}
