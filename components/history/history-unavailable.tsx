import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/shared/load-error'
import { PageContainer } from '@/components/shared/page-container'
import { PageHeader } from '@/components/shared/page-header'

/** The history could not be read: nothing is shown in its place. */
export function HistoryUnavailable() {
  const t = useTranslations()
  return (
    <PageContainer>
      <PageHeader title={t('history.title')} />
      <LoadError message={t('history.error', { message: t('errors.anErrorOccurredPleaseTryAgainLater') })} />
    </PageContainer>
  )
}
