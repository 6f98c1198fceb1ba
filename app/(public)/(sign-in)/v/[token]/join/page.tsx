import { getTranslations } from 'next-intl/server'
import { visitLinkCalls } from '#contract/calls/visit-links'
import { AuthCard } from '@/components/auth/auth-card'
import { VisitLinkScreen } from '@/components/visit-link/visit-link-screen'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'

export async function generateMetadata() {
  const t = await getTranslations('visitLink')
  return { title: t('title.join'), ...keyPage }
}

/** The way into the room of a visit by video: mails and calendar files lead here. */
export default async function JoinVisitPage(props: LinkPageProps) {
  const { token, visitor } = await openLink(props)
  const t = await getTranslations('visitLink')
  const { value: found } = await load(sendFor(visitor, visitLinkCalls.get, { params: { visitToken: token } }))
  const link = found?.action === 'join' ? found : undefined
  return (
    <AuthCard title={t(link ? 'title.join' : 'unknownTitle')} text={link ? undefined : t('unknownText')}>
      <VisitLinkScreen token={token} link={link} />
    </AuthCard>
  )
}
