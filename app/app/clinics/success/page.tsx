import { ClinicCreated } from '@/components/clinics/clinic-created'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('clinics.createdTitle')

export default async function ClinicCreatedPage() {
  const { viewer, auth } = await requirePage(routes.clinicCreated)
  if (!viewer.clinicId) return <ClinicCreated name={null} />
  const { value } = await load(requireClinic(auth, viewer.clinicId))
  return <ClinicCreated name={value?.name} />
}
