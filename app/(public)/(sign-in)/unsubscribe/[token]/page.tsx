import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { stopLinkCalls } from '#contract/calls/stop-links'
import { AuthCard } from '@/components/auth/auth-card'
import { MailClinic } from '@/components/auth/mail-clinic'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { StopLinkCard } from '@/components/stop-link/stop-link-card'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('stopLink.stop', keyPage)

export default async function StopLinkPage(props: LinkPageProps) {
  const { token, visitor, sender } = await openLink(props)
  const t = await getTranslations('stopLink')
  const { value: link } = await load(sendFor(visitor, stopLinkCalls.get, { params: { stopToken: token } }))
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
