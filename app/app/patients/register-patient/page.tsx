import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { RegisterPatientForm } from '@/components/patients/register-patient-form'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { listClinics } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { mayOpen } from '@/lib/auth/route-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('registration.registerTitle')

export default async function RegisterPatientPage() {
  const { viewer, auth } = await requirePage(routes.registerPatient)
  const may = (path: string) => mayOpen(path, viewer.roles)
  const isAdmin = viewer.roles.includes('admin')
  if (!viewer.clinicId && !isAdmin) redirect(routes.clinicAdd)
  const t = await getTranslations('registration')
  const today = dayAt(Date.now(), 'Europe/Madrid')
  const clinics = viewer.clinicId ? null : await load(listClinics(auth))
  return (
    <PageContainer>
      <PageHeader title={t('registerTitle')} />
      <ClientMessages
        of={['documents', 'registration', 'registrationWays', 'validation', 'passwordRules', 'errors']}
      >
        <RegisterPatientForm
          today={today}
          clinics={clinics && (clinics.value ?? [])}
          opens={may(routes.history('id')) ? 'history' : may(routes.patientDetails('id')) ? 'details' : null}
          merges={may(routes.mergePatients)}
        />
      </ClientMessages>
    </PageContainer>
  )
}
