import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/components/landing/contact-ways'
import { ProsePage } from '@/components/landing/prose-page'
import { TeamRoles } from '@/components/landing/team-roles'
import { CheckList } from '@/components/shared/text/check-list'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('landing.teamTitle')

export default async function TeamPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage title={t('teamTitle')} promise={t('teamText')} isWide>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <TeamRoles />
        <Card>
          <CardTitle>{t('teamFind')}</CardTitle>
          <p className="text-sm text-muted-foreground">{t('teamFindText')}</p>
          <ContactWays email={email} phone={phone} />
          <Link prefetch={false} href={routes.contact} className={buttonVariants()}>
            {t('teamWrite')}
          </Link>
        </Card>
        <Card className="lg:col-span-full">
          <CardTitle>{t('teamCare')}</CardTitle>
          <CheckList items={t('teamCareText').split('\n')} className="text-base sm:grid-cols-2" />
        </Card>
      </div>
    </ProsePage>
  )
}
