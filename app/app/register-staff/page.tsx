import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
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
