import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** No screen at this address: said inside the frame, with the ways that everybody has. */
export function MissingPage() {
  const t = useTranslations()
  return (
    <PageContainer>
      <EmptyState
        icon="search"
        title={t('errors.notFoundTitle')}
        as="h1"
        description={t('errors.notFoundText')}
        action={
          <div className="flex flex-wrap justify-center gap-2 max-sm:grid">
            <Link href={routes.app} className={buttonVariants()}>
              {t('common.goHome')}
            </Link>
            <Link
              href={routes.searchStaff}
              prefetch={false}
              className={buttonVariants({ variant: 'secondary' })}
            >
              {t('nav.searchDoctor')}
            </Link>
            <Link href={routes.contact} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
              {t('landing.contactUs')}
            </Link>
          </div>
        }
      />
    </PageContainer>
  )
}
