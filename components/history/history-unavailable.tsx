import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'

/** The history could not be loaded. */
export function HistoryUnavailable() {
  const t = useTranslations()
  return (
    <PageContainer>
      <PageHeader title={t('history.title')} />
      <LoadError
        message={t('history.error', { message: t('failures.anErrorOccurredPleaseTryAgainLater') })}
      />
    </PageContainer>
  )
}
