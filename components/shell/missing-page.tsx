import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** No screen at this address: said inside the frame, with the way home, which for a visitor is the landing page. */
export function MissingPage({ visitor = false }: { visitor?: boolean }) {
  const t = useTranslations()
  return (
    <PageContainer>
      <EmptyState
        icon="file-x"
        title={t('errors.notFoundTitle')}
        as="h1"
        description={t('errors.notFoundText')}
        action={
          <Link
            href={visitor ? routes.home : routes.app}
            className={buttonVariants({ variant: 'secondary' })}
          >
            {t(visitor ? 'team.joinHome' : 'common.goHome')}
          </Link>
        }
      />
    </PageContainer>
  )
}
