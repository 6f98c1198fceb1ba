import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/components/landing/contact-ways'
import { ProsePage } from '@/components/landing/prose-page'
import { AnsweringRoles } from '@/components/landing/team-roles'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.teamTitle')

export default async function TeamPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage title={t('teamTitle')} lead={t('teamSize')} isWide>
      <ContactWays email={email} phone={phone} className="flex flex-wrap gap-x-12 gap-y-3 border-y py-4" />
      <AnsweringRoles />
    </ProsePage>
  )
}
