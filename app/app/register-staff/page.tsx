import { getTranslations } from 'next-intl/server'
import { clinicCalls } from '#contract/calls/clinics'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { RegisterStaffForm } from '@/components/staff/register-staff-form'
import { getAccount } from '@/lib/api/account'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('staff.registerTitle')

export default async function RegisterStaffPage() {
  const { auth, viewer } = await requirePage(routes.registerStaff)
  const { clinicId } = viewer
  const [t, { value: account }, usage] = await Promise.all([
    getTranslations('staff'),
    load(getAccount(auth)),
    clinicId ? load(sendCall(auth, clinicCalls.usage, { params: { id: clinicId } })) : null,
  ])
  const { used, limit = null } = usage?.value?.doctors ?? {}
  const seats = used !== undefined && limit !== null ? t('seats', { used, limit }) : undefined
  return (
    <PageContainer>
      <PageHeader title={t('registerTitle')} description={seats} />
      <ClientMessages
        of={['documents', 'staff', 'team', 'specialties', 'validation', 'passwordRules', 'errors']}
      >
        <RegisterStaffForm strict={account?.strictPasswords ?? false} />
      </ClientMessages>
    </PageContainer>
  )
}
