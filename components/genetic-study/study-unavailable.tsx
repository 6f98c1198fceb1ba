import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'

/** The patient could not be loaded, so there is nobody to study. */
export function StudyUnavailable() {
  const t = useTranslations()
  return (
    <PageContainer>
      <PageHeader title={t('geneticStudy.title')} />
      <LoadError message={t('failures.anErrorOccurredPleaseTryAgainLater')} />
    </PageContainer>
  )
}
