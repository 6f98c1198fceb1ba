import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClinicDoctors } from '@/components/staff/clinic-doctors'
import { load } from '@/lib/api/load'
import { listDoctors } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('nav')
  return { title: t('staff') }
}

/** The staff of the administrator's clinic. */
export default async function StaffPage() {
  const { viewer, auth } = await requirePage(routes.staff)
  if (!viewer.clinicId) redirect(routes.clinicAdd)
  const { value: doctors, refusal } = await load(listDoctors(auth, { clinicId: viewer.clinicId }))
  const t = await getTranslations()
  return (
    <PageContainer>
      <PageHeader title={t('nav.staff')} description={t('staff.staffText')} />
      {doctors ? <ClinicDoctors doctors={doctors} mayRegister /> : <LoadError message={refusal.message} />}
    </PageContainer>
  )
}
