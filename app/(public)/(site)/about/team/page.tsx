import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/components/landing/contact-ways'
import { ProsePage } from '@/components/landing/prose-page'
import { AnsweringRoles, BuildingRoles } from '@/components/landing/team-roles'
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
      isWide
      wayIn={<WayIn signedIn={session !== null} demo={demo !== '0'} />}
      picture={
        <section className="grid gap-3">
          <CardTitle>{t('teamCare')}</CardTitle>
          <CheckList items={t('teamCareText').split('\n')} className="text-base" />
        </section>
      }
    >
      <AnsweringRoles />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <BuildingRoles />
        <Card>
          <CardTitle>{t('teamFind')}</CardTitle>
          <p className="text-sm text-muted-foreground">{t('teamFindText')}</p>
          <ContactWays email={email} phone={phone} />
        </Card>
      </div>
    </ProsePage>
  )
}
