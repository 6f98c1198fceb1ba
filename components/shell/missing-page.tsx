import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** No screen at this address: said inside the frame, with the way home. */
export function MissingPage() {
  const t = useTranslations()
  return (
    <PageContainer text="patient" width="form">
      <PageHeader title={t('errors.notFoundTitle')} description={t('errors.notFoundText')} />
      <p>
        <Link href={routes.app} className={buttonVariants()}>
          {t('common.goHome')}
        </Link>
      </p>
    </PageContainer>
  )
}
