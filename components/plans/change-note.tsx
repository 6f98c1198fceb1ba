import { useLocale, useTranslations } from 'next-intl'
import { TooManyClinics } from '@/components/plans/large-parts'
import { Alert } from '@/components/ui/alert'
import type { PlanChange } from '@/lib/domain/plan-change'
import { euros } from '@/lib/format/money'

/** The price of another plan and when it starts, or the limits that the clinic exceeds. */
export function ChangeNote({ change, plan }: { change: PlanChange; plan: string }) {
  const t = useTranslations('planUsage')
  const locale = useLocale()
  const { direction, due, difference, over } = change
  if (over.length > 0) {
    return (
      <Alert variant="warning" title={t('overTitle', { plan })}>
        <ul className="grid gap-0.5">
          {over.map(({ what, used, limit }) => (
            <li key={what}>
              {what === 'clinics' ? (
                <TooManyClinics used={used} limit={limit} />
              ) : (
                t(what === 'doctors' ? 'overDoctors' : 'overPatients', { used, limit, more: used - limit })
              )}
            </li>
          ))}
        </ul>
      </Alert>
    )
  }
  const lines = [
    due === 0 ? t('nothingDue') : t('dueNow', { due: euros(due, locale) }),
    ...(direction === 'same'
      ? []
      : [t(direction === 'up' ? 'monthMore' : 'monthLess', { difference: euros(difference, locale) })]),
    t(due === 0 ? 'fromNow' : 'fromPayment'),
    t('notProrated'),
  ]
  return (
    <Alert role="note" variant="info" title={t(direction === 'down' ? 'downTitle' : 'changeTitle', { plan })}>
      <ul className="grid gap-0.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}
