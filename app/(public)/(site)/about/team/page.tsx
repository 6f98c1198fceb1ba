import { getTranslations } from 'next-intl/server'
import { ProsePage } from '@/components/landing/prose-page'
import { AnsweringRoles } from '@/components/landing/team-roles'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.teamTitle')

export default async function TeamPage() {
  const t = await getTranslations('landing')
  return (
    <ProsePage title={t('teamTitle')} lead={t('teamSize')} isWide>
      <AnsweringRoles />
    </ProsePage>
  )
}
