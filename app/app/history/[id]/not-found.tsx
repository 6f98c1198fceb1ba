import { FileX2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** A missing history and one of another clinic look alike. */
export default function HistoryNotFound() {
  const t = useTranslations()
  return (
    <PageContainer>
      <PageHeader title={t('history.title')} />
      <EmptyState
        icon={FileX2}
        title={t('history.missingTitle')}
        description={t('history.missingText')}
        action={
          <Link href={routes.app} className={buttonVariants({ variant: 'secondary' })}>
            {t('common.goHome')}
          </Link>
        }
      />
    </PageContainer>
  )
}
