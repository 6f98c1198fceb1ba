import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { RegisterPatientForm } from '@/components/patients/register-patient-form'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card } from '@/components/ui/card'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('patients')
  return { title: t('registerTitle') }
}

export default async function RegisterPatientPage() {
  await requirePage(routes.registerPatient)
  const t = await getTranslations('patients')
  return (
    <PageContainer width="form">
      <PageHeader title={t('registerTitle')} description={t('registerText')} />
      <Card>
        <ClientMessages of={['patients', 'validation', 'errors']}>
          <RegisterPatientForm today={dayAt(Date.now(), 'Europe/Madrid')} />
        </ClientMessages>
      </Card>
    </PageContainer>
  )
}
