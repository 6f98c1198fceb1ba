import { useLocale, useTranslations } from 'next-intl'
import { TooManyClinics } from '@/components/plans/large-parts'
import { Alert } from '@/components/ui/alert'
import type { PlanChange } from '@/lib/domain/plan-change'
import { euros } from '@/lib/format/money'

/** The price of another plan and when it starts. */
export function ChangeNote({ change, plan }: { change: PlanChange; plan: string }) {
  const t = useTranslations('planUsage')
  const locale = useLocale()
  const { direction, due, difference } = change
  const lines = [
    due === 0 ? t('nothingDue') : t('dueNow', { due: euros(due, locale) }),
    ...(direction === 'same'
      ? []
      : [t(direction === 'up' ? 'monthMore' : 'monthLess', { difference: euros(difference, locale) })]),
    t(due === 0 ? 'fromNow' : 'fromPayment'),
    t('notProrated'),
  ]
  return (
    <Alert role="note" variant="info" title={t('switchTo', { plan })}>
      <ul className="grid gap-0.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** The limits of a plan that the clinic exceeds. */
export function TooSmall({ over, plan }: { over: PlanChange['over']; plan: string }) {
  const t = useTranslations('planUsage')
  return (
    <>
      <span className="block">{t('overTitle', { plan })}</span>
      {over.map(({ what, used, limit }) => (
        <span key={what} className="block text-sm font-normal text-muted-foreground">
          {what === 'clinics' ? (
            <TooManyClinics used={used} limit={limit} />
          ) : (
            t(what === 'doctors' ? 'overDoctors' : 'overPatients', { used, limit, more: used - limit })
          )}
        </span>
      ))}
    </>
  )
}
