import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageContainer } from '@/components/shared/page-container'
import { PageHeader } from '@/components/shared/page-header'
import { RegisterStaffForm } from '@/components/staff/register-staff-form'
import { Card } from '@/components/ui/card'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('staff')
  return { title: t('registerTitle') }
}

export default async function RegisterStaffPage() {
  await requirePage(routes.registerStaff)
  const t = await getTranslations('staff')
  return (
    <PageContainer width="form">
      <PageHeader title={t('registerTitle')} description={t('registerText')} />
      <Card>
        <ClientMessages of={['staff', 'specialties', 'validation', 'errors']}>
          <RegisterStaffForm />
        </ClientMessages>
      </Card>
    </PageContainer>
  )
}
