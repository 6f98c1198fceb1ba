import { getTranslations } from 'next-intl/server'
import { ContactStrip } from '@/components/landing/contact-strip'
import { FactColumns } from '@/components/landing/fact-columns'
import { ProsePage } from '@/components/landing/prose-page'
import { AnsweringRoles } from '@/components/landing/team-roles'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.teamTitle')

const steps = [
  { id: 'write', icon: 'messages' },
  { id: 'answer', icon: 'clock' },
  { id: 'begin', icon: 'calendar-check' },
] as const

export default async function TeamPage() {
  const t = await getTranslations('landing')
  const { CONTACT_EMAIL: email, CONTACT_PHONE: phone } = env()
  return (
    <ProsePage
      title={t('teamTitle')}
      lead={t('teamSize')}
      actions={<ContactStrip email={email} phone={phone} />}
    >
      <AnsweringRoles />
      <FactColumns
        title={t('teamNext')}
        facts={steps.map(({ id, icon }) => ({
          icon,
          title: t(`teamSteps.${id}.title`),
          text: t(`teamSteps.${id}.text`),
        }))}
      />
    </ProsePage>
  )
}
