import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { emailChangeCalls } from '#contract/calls/email-changes'
import { AuthCard } from '@/components/auth/auth-card'
import { EmailChangeCard } from '@/components/email-change/email-change-card'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('emailChange.title', keyPage)

export default async function EmailChangePage(props: LinkPageProps) {
  const { token, visitor } = await openLink(props)
  const t = await getTranslations('emailChange')
  const { value: change } = await load(
    sendFor(visitor, emailChangeCalls.get, { params: { changeToken: token } }),
  )
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
