import { getTranslations } from 'next-intl/server'
import { ClinicCreated } from '@/components/clinics/clinic-created'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('clinics')
  return { title: t('createdTitle') }
}

export default async function ClinicCreatedPage() {
  const { viewer, auth } = await requirePage(routes.clinicCreated)
  if (!viewer.clinicId) return <ClinicCreated name={null} />
  const { value } = await load(requireClinic(auth, viewer.clinicId))
  return <ClinicCreated name={value?.name} />
}
