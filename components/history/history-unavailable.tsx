import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { LoadError } from '@/components/shared/state/load-error'

/** The history could not be loaded. */
export function HistoryUnavailable() {
  const t = useTranslations('history')
  return (
    <PageContainer>
      <PageHeader title={t('title')} />
      <LoadError message={t('error')} />
    </PageContainer>
  )
}
