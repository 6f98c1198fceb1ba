import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { sentences } from '#contract/sentences'
import { OwnProfile } from '@/components/patients/own-profile'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'
import { load } from '@/lib/api/load'
import { readOwnProfile } from '@/lib/api/own-profile'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('ownProfile')
  return { title: t('title') }
}

export default async function EditPatientPage({ searchParams }: { searchParams: Promise<{ log?: string }> }) {
  const { viewer, auth } = await requirePage(routes.patientEdit)
  const { patientId } = viewer
  if (!patientId) notFound()
  const t = await getTranslations('ownProfile')
  const { log } = await searchParams
  const { value: profile, refusal } = await load(readOwnProfile(auth, patientId, log))
  return (
    <PageContainer text="patient" width="groups">
      <PageHeader title={t('title')} description={t('text')} />
      {refusal && <LoadError message={sentences.failed} />}
      {profile && <OwnProfile patientId={patientId} profile={profile} />}
    </PageContainer>
  )
}
