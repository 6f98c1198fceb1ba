import { headers } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { type LinkPageProps, MailClinic } from '@/components/auth/mail-clinic'
import { VisitLinkScreen } from '@/components/visit-link/visit-link-screen'
import { load } from '@/lib/api/load'
import { readMailClinic } from '@/lib/api/mail-clinics'
import { readVisitLink } from '@/lib/api/visit-links'
import { visitorAddress } from '@/lib/auth/visitor-address'

export async function generateMetadata() {
  const t = await getTranslations('visitLink')
  // The address is a key to the visit: it must not reach another site as the page that somebody came from.
  return { title: t('signIn'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function VisitLinkPage({ params, searchParams }: LinkPageProps) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('visitLink')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const sender = await readMailClinic((await searchParams).from, visitor)
  const { value: link } = await load(readVisitLink(token, visitor))
  return (
    <AuthCard
      title={link ? t(`title.${link.action}`) : t('unknownTitle')}
      text={link ? undefined : t('unknownText')}
      footer={<MailClinic clinic={sender} />}
    >
      <VisitLinkScreen token={token} link={link ?? undefined} />
    </AuthCard>
  )
}
