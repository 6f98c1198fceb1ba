import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** There is nothing to pay for yet. */
export function NoClinic() {
  const t = useTranslations('plansPage')
  return (
    <EmptyState
      title={t('noClinic')}
      action={
        <Link href={routes.clinicAdd} className={buttonVariants()}>
          {t('registerClinic')}
        </Link>
      }
    />
  )
}
