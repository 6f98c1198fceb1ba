import { headers } from 'next/headers'
import Link from 'next/link'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { type LinkPageProps, MailClinic } from '@/components/auth/mail-clinic'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { StopLinkCard } from '@/components/stop-link/stop-link-card'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { readMailClinic } from '@/lib/api/mail-clinics'
import { readStopLink } from '@/lib/api/stop-links'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('stopLink')
  // The address can stop mails: it must not reach another site as the page that somebody came from.
  return { title: t('stop'), robots: { index: false }, referrer: 'no-referrer' as const }
}

export default async function StopLinkPage({ params, searchParams }: LinkPageProps) {
  const token = decodeURIComponent((await params).token)
  const t = await getTranslations('stopLink')
  const visitor = { address: visitorAddress(await headers()), language: await getLocale() }
  const sender = await readMailClinic((await searchParams).from, visitor)
  const { value: link } = await load(readStopLink(token, visitor))
  if (link) {
    return (
      <AuthCard title={t(`stops.${link.stops}`)} footer={<MailClinic clinic={sender} />}>
        <ClientMessages of={['stopLink', 'errors']}>
          <StopLinkCard token={token} initial={link} />
        </ClientMessages>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={t('unknownTitle')} text={t('unknownText')} footer={<MailClinic clinic={sender} />}>
      <Link href={routes.app} className={buttonVariants({ variant: 'secondary' })}>
        {t('open')}
      </Link>
    </AuthCard>
  )
}
