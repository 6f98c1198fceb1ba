import { getTranslations } from 'next-intl/server'
import { DoneScreen } from '@/components/shared/state/done-screen'
import { requirePage } from '@/lib/auth/page-access'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('patients')
  return { title: t('createdTitle') }
}

export default async function PatientCreatedPage() {
  await requirePage(routes.patientCreated)
  const t = await getTranslations('patients')
  return <DoneScreen title={t('createdTitle')} text={t('createdText')} next={t('nextStep')} />
}
