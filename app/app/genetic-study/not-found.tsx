import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** A missing patient and one of another clinic look alike. */
export default function StudyPatientNotFound() {
  const t = useTranslations()
  return (
    <PageContainer>
      <PageHeader title={t('geneticStudy.title')} />
      <EmptyState
        icon="user-x"
        title={t('geneticStudy.missingTitle')}
        description={t('geneticStudy.missingText')}
        action={
          <Link href={routes.app} className={buttonVariants({ variant: 'secondary' })}>
            {t('common.goHome')}
          </Link>
        }
      />
    </PageContainer>
  )
}
