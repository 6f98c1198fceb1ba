import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { PatientCard } from '@/components/patients/patient-card'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageContainer } from '@/components/shared/page-container'
import { PageHeader } from '@/components/shared/page-header'
import { requirePatient } from '@/lib/api/patients'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('patients')
  return { title: t('ownTitle') }
}

export default async function EditPatientPage() {
  const { viewer, auth } = await requirePage(routes.patientEdit)
  if (!viewer.patientId) notFound()
  const t = await getTranslations('patients')
  const patient = await requirePatient(auth, viewer.patientId)
  return (
    <PageContainer text="patient" width="form">
      <PageHeader title={t('ownTitle')} description={t('ownText')} />
      <ClientMessages of={['patients', 'validation', 'errors']}>
        <PatientCard initial={patient} today={dayAt(Date.now(), 'Europe/Madrid')} />
      </ClientMessages>
    </PageContainer>
  )
}
