import { getTranslations } from 'next-intl/server'
import { visitLinkCalls } from '#contract/calls/visit-links'
import { AuthCard } from '@/components/auth/auth-card'
import { MailClinic } from '@/components/auth/mail-clinic'
import { VisitLinkScreen } from '@/components/visit-link/visit-link-screen'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { linkTitleOf } from '@/lib/domain/link-title'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('visitLink.signIn', keyPage)

export default async function VisitLinkPage(props: LinkPageProps) {
  const { token, visitor, sender } = await openLink(props)
  const t = await getTranslations('visitLink')
  const { value: link } = await load(sendFor(visitor, visitLinkCalls.get, { params: { visitToken: token } }))
  return (
    <AuthCard
      title={t(linkTitleOf(link))}
      text={link ? undefined : t('unknownText')}
      footer={link && <MailClinic clinic={sender} />}
    >
      <VisitLinkScreen
        token={token}
        link={link ?? undefined}
        sender={sender && <MailClinic clinic={sender} />}
      />
    </AuthCard>
  )
}
