import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/components/landing/contact-ways'
import { ProsePage } from '@/components/landing/prose-page'
import { AnsweringRoles } from '@/components/landing/team-roles'
import { WayIn } from '@/components/landing/way-in'
import { CheckList } from '@/components/shared/text/check-list'
import { Card, CardTitle } from '@/components/ui/card'
import { getPageSession } from '@/lib/auth/page-access'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.teamTitle')

export default async function TeamPage() {
  const [t, session] = await Promise.all([getTranslations('landing'), getPageSession()])
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone, CLINIC_DEMO: demo } = env()
  return (
    <ProsePage
      title={t('teamTitle')}
      promise={t('teamText')}
      lead={t('teamSize')}
      isWide
      wayIn={<WayIn signedIn={session !== null} demo={demo !== '0'} />}
      picture={
        <Card>
          <CardTitle>{t('teamFind')}</CardTitle>
          <ContactWays email={email} phone={phone} />
        </Card>
      }
    >
      <AnsweringRoles />
      <Card>
        <CardTitle>{t('teamCare')}</CardTitle>
        <CheckList items={t('teamCareText').split('\n')} className="gap-x-12 text-base lg:grid-cols-2" />
      </Card>
    </ProsePage>
  )
}
