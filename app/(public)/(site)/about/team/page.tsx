import { getTranslations } from 'next-intl/server'
import { FurtherPages } from '@/components/landing/further-pages'
import { ProsePage } from '@/components/landing/prose-page'
import { TeamRoles } from '@/components/landing/team-roles'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.teamTitle')

export default async function TeamPage() {
  const t = await getTranslations('landing')
  const sections = ([1, 2, 3] as const).map((number) => ({
    title: t(`teamSection${number}Title`),
    text: t(`teamSection${number}Text`),
  }))
  return (
    <ProsePage title={t('teamTitle')} lead={t('teamText')} sections={sections} first={<TeamRoles />}>
      <FurtherPages names={['contact', 'privacy', 'terms']} />
    </ProsePage>
  )
}
