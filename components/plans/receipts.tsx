import { useLocale, useTranslations } from 'next-intl'
import { CardRow } from '@/components/plans/card-row'
import { Time } from '@/components/shared/text/as-is'
import { Badge, type BadgeVariant } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Receipt } from '@/lib/domain/plan'
import { addressOf } from '@/lib/endpoints/endpoint'
import { paymentEndpoints } from '@/lib/endpoints/payments'
import { formatDay } from '@/lib/format/dates'
import { addOnLabel } from '@/lib/format/labels'
import { euros } from '@/lib/format/money'

interface ReceiptsProps {
  receipts: readonly Receipt[]
  timeZone: string
}

const looks = {
  paid: { label: 'statusPaid', variant: 'success' },
  refunded: { label: 'statusRefunded', variant: 'secondary' },
  disputed: { label: 'statusDisputed', variant: 'warning' },
} as const satisfies Record<Receipt['status'], { label: string; variant: BadgeVariant }>

/** The clinic's payments, each with its receipt as a PDF. */
export function Receipts({ receipts, timeZone }: ReceiptsProps) {
  const t = useTranslations('planUsage')
  if (receipts.length === 0) return null
  return (
    <CardRow title={t('receipts')}>
      <ul aria-label={t('receipts')} className="divide-y">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} timeZone={timeZone} />
        ))}
      </ul>
    </CardRow>
  )
}

function ReceiptRow({ receipt, timeZone }: { receipt: Receipt; timeZone: string }) {
  const t = useTranslations('planUsage')
  const tPlans = useTranslations('plans')
  const locale = useLocale()
  const { id, number, planName, addOn, units, users, amountCents, status, at } = receipt
  const look = looks[status]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm first:pt-0 last:pb-0">
      <div className="grid gap-0.5">
        <p className="font-medium wrap-anywhere">
          {addOn ? t('addOnPaid', { units, name: addOnLabel(tPlans, addOn) }) : t('plan', { name: planName })}
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
          <Time dateTime={at}>{formatDay(at, timeZone, locale)}</Time>
          <span>{number}</span>
          <span>{t('usersPaid', { users })}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge variant={look.variant}>{t(look.label)}</Badge>
        <span className="font-medium tabular-nums">{euros(amountCents / 100, locale)}</span>
        <a
          href={addressOf(paymentEndpoints.receipt, { params: { id }, query: { language: locale } })}
          download
          aria-label={t('receiptOf', { number })}
          className={buttonVariants({
            variant: 'secondary',
            size: 'sm',
            className: 'pointer-coarse:min-h-11',
          })}
        >
          <Icon name="download" />
          {t('pdf')}
        </a>
      </div>
    </li>
  )
}
