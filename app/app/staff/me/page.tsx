import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/shared/page-container'
import { PageHeader } from '@/components/shared/page-header'
import { DoctorCard } from '@/components/staff/doctor-card'
import { getDoctor } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('staff')
  return { title: t('profileTitle') }
}

export default async function StaffProfilePage() {
  const { viewer, auth } = await requirePage(routes.myStaffProfile)
  const t = await getTranslations('staff')
  const doctor = viewer.doctorId ? await getDoctor(auth, viewer.doctorId) : null
  return (
    <PageContainer text="patient" width="form">
      <PageHeader title={t('profileTitle')} />
      <DoctorCard
        doctor={doctor ?? { name: viewer.name, surname: viewer.surname, specialty: null, dni: null }}
        email={viewer.email}
      />
    </PageContainer>
  )
}
