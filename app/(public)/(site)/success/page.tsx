import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { LatestPayment } from '@/components/plans/latest-payment'
import { OutcomeCard } from '@/components/shared/state/outcome-card'
import { buttonVariants } from '@/components/ui/button'
import { load } from '@/lib/api/load'
import { listReceipts } from '@/lib/api/payments'
import { getPageSession } from '@/lib/auth/page-access'
import { titled } from '@/lib/i18n/titled'
import { routes } from '@/lib/routes'

export const generateMetadata = titled('checkoutEnd.paymentDone')

/** The payment's provider leads here; what was paid is shown to whoever is still signed in and may see it. */
export default async function PaymentSuccessPage() {
  const [t, session] = await Promise.all([getTranslations('checkoutEnd'), getPageSession()])
  const clinicId = session?.viewer.clinicId
  const paid =
    session && clinicId ? await load(listReceipts({ accessToken: session.tokens.access }, clinicId)) : null
  const [latest] = paid?.value?.receipts ?? []
  return (
    <div className="grid min-h-[72vh] items-center px-4 pb-16">
      <OutcomeCard
        title={t('paymentDone')}
        text={
          latest && paid?.value ? (
            <LatestPayment receipt={latest} timeZone={paid.value.timeZone} />
          ) : (
            !session && t('receiptUnderPlans')
          )
        }
        action={
          <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-center">
            <Link href={routes.app} prefetch={false} className={buttonVariants()}>
              {t('accept')}
            </Link>
            {latest && (
              <Link href={routes.plans} prefetch={false} className={buttonVariants({ variant: 'secondary' })}>
                {t('seePlan')}
              </Link>
            )}
          </div>
        }
      />
    </div>
  )
}
