import { getTranslations } from 'next-intl/server'
import { ContactStrip } from '@/components/landing/contact-strip'
import { ProsePage } from '@/components/landing/prose-page'
import { AnsweringRoles } from '@/components/landing/team-roles'
import { env } from '@/lib/env'
import { titled } from '@/lib/i18n/titled'

export const generateMetadata = titled('landing.teamTitle')

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
    </ProsePage>
  )
}
