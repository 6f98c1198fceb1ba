import { getTranslations } from 'next-intl/server'
import { DoneScreen } from '@/components/shared/state/done-screen'
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
  const { clinicId } = viewer
  const [t, clinic] = await Promise.all([
    getTranslations('clinics'),
    clinicId ? load(requireClinic(auth, clinicId)) : null,
  ])
  const text = (
    <>
      <p>{t('createdText')}</p>
      {clinicId && <p className="mt-2">{t('createdNext')}</p>}
    </>
  )
  return (
    <DoneScreen title={t('createdTitle')} text={text} next={t('nextStep')} subject={clinic?.value?.name} />
  )
}
