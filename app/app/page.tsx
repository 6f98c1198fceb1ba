import { redirect } from 'next/navigation'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

/** Home by role (section 6). */
export default async function HomePage() {
  const { viewer } = await requirePage(routes.app)
  if (viewer.roles.includes('patient')) redirect(routes.appointments)
  if (viewer.roles.includes('clinicadmin') && !viewer.clinicId) redirect(routes.clinicAdd)
  if (viewer.roles.includes('doctor') || viewer.roles.includes('clinicadmin')) redirect(routes.calendar)
  redirect(routes.clinicEdit)
}
