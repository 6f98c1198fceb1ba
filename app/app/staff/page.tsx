import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { memberCalls } from '#contract/calls/members'
import { TeamScreen } from '@/components/members/team-screen'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { requireClinic } from '@/lib/api/clinics'
import { load } from '@/lib/api/load'
import { sendCall } from '@/lib/api/send-call'
import { listDoctors } from '@/lib/api/staff'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('team')
  return { title: t('title') }
}

/** The team of the administrator's clinic. */
export default async function StaffPage() {
  const { viewer, auth } = await requirePage(routes.staff)
  if (!viewer.clinicId) redirect(routes.clinicAdd)
  const { clinicId } = viewer
  const [{ value }, doctors, clinic, t] = await Promise.all([
    load(sendCall(auth, memberCalls.list, { query: { clinicId } })),
    load(listDoctors(auth, { clinicId, nextFree: true })),
    load(requireClinic(auth, clinicId)),
    getTranslations('team'),
  ])
  const free = new Map(doctors.value?.map(({ id, nextFree }) => [id, nextFree]))
  return (
    <PageContainer>
      {value ? (
        <ClientMessages of={['team', 'specialties']}>
          <TeamScreen
            members={value.members.map((each) => ({
              ...each,
              nextFree: free.get(each.doctorId ?? '') ?? null,
            }))}
            timeZone={clinic.value?.timeZone ?? 'Europe/Madrid'}
            userId={viewer.userId}
          />
        </ClientMessages>
      ) : (
        <>
          <PageHeader title={t('title')} />
          <LoadError message={t('loadFailed')} />
        </>
      )}
    </PageContainer>
  )
}
