import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import type { Receipt } from '@/lib/domain/plan'
import { addressOf } from '@/lib/endpoints/endpoint'
import { paymentEndpoints } from '@/lib/endpoints/payments'
import { formatDay } from '@/lib/format/dates'
import { addOnLabel } from '@/lib/format/labels'
import { euros } from '@/lib/format/money'

interface LatestPaymentProps {
  receipt: Receipt
  /** The clinic's. */
  timeZone: string
}

/** The latest payment: its sum, plan or add-on, number of users, day and receipt. */
export function LatestPayment({ receipt, timeZone }: LatestPaymentProps) {
  const t = useTranslations('planUsage')
  const tPlans = useTranslations('plans')
  const locale = useLocale()
  const { id, number, planName, addOn, amountCents, users, at } = receipt
  return (
    <>
      <p className="text-xl font-semibold text-foreground tabular-nums">{euros(amountCents / 100, locale)}</p>
      <p>
        {addOn ? addOnLabel(tPlans, addOn) : planName} · {t('usersPaid', { users })} ·{' '}
        <Time dateTime={at}>{formatDay(at, timeZone, locale)}</Time>
      </p>
      <p>
        <a
          href={addressOf(paymentEndpoints.receipt, { params: { id }, query: { language: locale } })}
          download
          className="text-target text-primary-strong underline-offset-4 hover:underline"
        >
          {t('receiptOf', { number })}
        </a>
      </p>
    </>
  )
}
