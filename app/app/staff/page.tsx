import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { dayAt } from '#contract/zone'
import { TeamScreen } from '@/components/members/team-screen'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { load } from '@/lib/api/load'
import { loadTeam } from '@/lib/api/team'
import { requirePage } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('team.title')

/** The team of the administrator's clinic. */
export default async function StaffPage() {
  const { viewer, auth } = await requirePage(routes.staff)
  if (!viewer.clinicId) redirect(routes.clinicAdd)
  const [{ value }, t] = await Promise.all([load(loadTeam(auth, viewer.clinicId)), getTranslations('team')])
  return (
    <PageContainer>
      {value ? (
        <ClientMessages of={['team', 'specialties']}>
          <TeamScreen {...value} today={dayAt(Date.now(), value.timeZone)} userId={viewer.userId} />
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
