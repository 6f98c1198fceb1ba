import { getLocale, getTranslations } from 'next-intl/server'
import { clinicCalls } from '#contract/calls/clinics'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { RegisterStaffForm } from '@/components/staff/register-staff-form'
import { getAccount } from '@/lib/api/account'
import { load } from '@/lib/api/load'
import { listPlans } from '@/lib/api/plans'
import { sendCall } from '@/lib/api/send-call'
import { requirePage } from '@/lib/auth/page-access'
import { euros } from '@/lib/format/money'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('staff.registerTitle')

export default async function RegisterStaffPage() {
  const { auth, viewer } = await requirePage(routes.registerStaff)
  const { clinicId } = viewer
  const [t, locale, { value: account }, usage, plans] = await Promise.all([
    getTranslations('staff'),
    getLocale(),
    load(getAccount(auth)),
    clinicId ? load(sendCall(auth, clinicCalls.usage, { params: { id: clinicId } })) : null,
    clinicId ? load(listPlans()) : null,
  ])
  const { used, limit = null } = usage?.value?.doctors ?? {}
  const fee = plans?.value?.find(({ name }) => name === usage?.value?.planName)?.price
  const seats =
    used !== undefined && limit !== null
      ? t('seats', { used, limit, fee: fee && used < limit ? euros(fee, locale) : 'none' })
      : undefined
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
