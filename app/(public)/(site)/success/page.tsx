import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ContactLine } from '@/components/auth/contact-line'
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
    <div className="grid min-h-[60vh] items-center px-4 pb-16">
      <OutcomeCard
        outcome="success"
        title={t('paymentDone')}
        text={
          latest && paid?.value ? (
            <LatestPayment receipt={latest} timeZone={paid.value.timeZone} />
          ) : (
            !session &&
            t.rich('receiptUnderPlans', {
              login: (words) => (
                <Link href={routes.plans} prefetch={false} className="text-primary-strong underline">
                  {words}
                </Link>
              ),
            })
          )
        }
        action={
          <div className="grid justify-items-center gap-3">
            <Link
              href={routes.app}
              prefetch={false}
              className={buttonVariants({ className: 'min-w-32 max-sm:w-full' })}
            >
              {t('accept')}
            </Link>
            <ContactLine />
          </div>
        }
      />
    </div>
  )
}
