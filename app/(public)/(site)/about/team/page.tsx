import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/components/landing/contact-ways'
import { ProsePage } from '@/components/landing/prose-page'
import { AnsweringRoles } from '@/components/landing/team-roles'
import { CheckList } from '@/components/shared/text/check-list'
import { Card, CardTitle } from '@/components/ui/card'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.teamTitle')

export default async function TeamPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage title={t('teamTitle')} promise={t('teamText')} lead={t('teamSize')} isWide>
      <AnsweringRoles />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <CardTitle>{t('teamCare')}</CardTitle>
          <CheckList items={t('teamCareText').split('\n')} className="text-base" />
        </Card>
        <Card>
          <CardTitle>{t('contactWays')}</CardTitle>
          <ContactWays email={email} phone={phone} />
        </Card>
      </div>
    </ProsePage>
  )
}
