import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

/** Tells the owner of a clinic that is not paid for why nobody finds it, and what to do. */
export function UnpaidClinic() {
  const t = useTranslations('clinics')
  return (
    <div className="px-4 pt-4 sm:px-6">
      <Alert variant="warning" title={t('unpaidTitle')}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t('unpaidText')}</p>
          <Link prefetch={false} href={routes.plans} className={buttonVariants({ size: 'sm' })}>
            {t('finishPayment')}
          </Link>
        </div>
      </Alert>
    </div>
  )
}
