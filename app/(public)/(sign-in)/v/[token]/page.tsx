import { getTranslations } from 'next-intl/server'
import { visitLinkCalls } from '#contract/calls/visit-links'
import { AuthCard } from '@/components/auth/auth-card'
import { ContactLine } from '@/components/auth/contact-line'
import { ClinicsToCall } from '@/components/clinic-page/clinics-to-call'
import { VisitLinkScreen } from '@/components/visit-link/visit-link-screen'
import { listFewClinics } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { linkTitleOf } from '@/lib/domain/link-title'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('visitLink.title.choose', keyPage)

/** The short link of a message: everything that its reader may do with the visit, or the offer. */
export default async function ShortLinkPage(props: LinkPageProps) {
  const { token, visitor } = await openLink(props)
  const t = await getTranslations('visitLink')
  const { value: found } = await load(sendFor(visitor, visitLinkCalls.get, { params: { visitToken: token } }))
  const link = found && found.action !== 'join' ? found : undefined
  const { value: clinics } = link ? { value: null } : await load(listFewClinics())
  return (
    <AuthCard
      title={t(linkTitleOf(link))}
      text={link ? undefined : t('unknownText')}
      footer={!link && !clinics?.some(({ phone }) => phone) && <ContactLine phone={env().CONTACT_PHONE} />}
    >
      <VisitLinkScreen token={token} link={link} whoToCall={<ClinicsToCall clinics={clinics ?? []} />} />
    </AuthCard>
  )
}
