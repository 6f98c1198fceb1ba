import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { OutcomeCard } from '@/components/shared/state/outcome-card'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'

export async function generateMetadata() {
  const t = await getTranslations('plans')
  return { title: t('paymentDone') }
}

export default async function PaymentSuccessPage() {
  const t = await getTranslations('plans')
  return (
    <div className="px-4 pb-16">
      <OutcomeCard
        outcome="success"
        title={t('paymentDone')}
        action={
          <Link href={routes.app} prefetch={false} className={buttonVariants()}>
            {t('accept')}
          </Link>
        }
      />
    </div>
  )
}
