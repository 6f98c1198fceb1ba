import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/shared/load-error'
import { PageContainer } from '@/components/shared/page-container'
import { PageHeader } from '@/components/shared/page-header'

/** The patient could not be read: nothing is studied in their place. */
export function StudyUnavailable() {
  const t = useTranslations()
  return (
    <PageContainer>
      <PageHeader title={t('geneticStudy.title')} />
      <LoadError message={t('errors.anErrorOccurredPleaseTryAgainLater')} />
    </PageContainer>
  )
}
