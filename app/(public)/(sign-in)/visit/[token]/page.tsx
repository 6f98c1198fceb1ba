import { getTranslations } from 'next-intl/server'
import { visitLinkCalls } from '#contract/calls/visit-links'
import { AuthCard } from '@/components/auth/auth-card'
import { ContactLine } from '@/components/auth/contact-line'
import { MailClinic } from '@/components/auth/mail-clinic'
import { ClinicsToCall } from '@/components/clinic-page/clinics-to-call'
import { VisitLinkScreen } from '@/components/visit-link/visit-link-screen'
import { listFewClinics } from '@/lib/api/clinic-pages'
import { load } from '@/lib/api/load'
import { sendFor } from '@/lib/api/visitor'
import { keyPage, type LinkPageProps, openLink } from '@/lib/auth/link-page'
import { linkTitleOf } from '@/lib/domain/link-title'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('visitLink.signIn', keyPage)

export default async function VisitLinkPage(props: LinkPageProps) {
  const { token, visitor, sender } = await openLink(props)
  const t = await getTranslations('visitLink')
  const { value: link } = await load(sendFor(visitor, visitLinkCalls.get, { params: { visitToken: token } }))
  const { value: clinics } = link || sender ? { value: null } : await load(listFewClinics())
  const hasNumber = (sender ? [sender] : clinics)?.some(({ phone }) => phone)
  return (
    <AuthCard
      title={t(linkTitleOf(link))}
      text={link ? undefined : t('unknownText')}
      footer={
        link ? <MailClinic clinic={sender} /> : !hasNumber && <ContactLine phone={env().CONTACT_PHONE} />
      }
    >
      <VisitLinkScreen
        token={token}
        link={link ?? undefined}
        whoToCall={sender ? <MailClinic clinic={sender} /> : <ClinicsToCall clinics={clinics ?? []} />}
      />
    </AuthCard>
  )
}
