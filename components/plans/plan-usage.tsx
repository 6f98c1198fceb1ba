import { useLocale, useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { nearly, type Plan, type PlanUsage as Usage } from '@/lib/domain/plan'
import { formatBytes } from '@/lib/format/clinical'
import { addOnLabel } from '@/lib/format/labels'
import { euros } from '@/lib/format/money'
import { cn } from '@/lib/utils'
import { GroupUsage } from './group-usage'

interface PlanUsageProps {
  usage: Usage
  plans?: readonly Plan[] | null
  /** The plan that is paid for, and for how many users; left out where the screen says so itself. */
  contract?: { current: string | null; users: number | null } | null
}

/** The use of a plan by the clinic, or by each that shares it, before a limit is hit; with a contract what it costs. */
export function PlanUsage({ usage, plans, contract }: PlanUsageProps) {
  const t = useTranslations('planUsage')
  const tPlans = useTranslations('plans')
  const locale = useLocale()
  const price = plans?.find(({ id }) => id === contract?.current)?.price ?? null
  const users = contract?.users ?? null
  const amount = (value: number) => t('amount', { value })
  const bytes = (value: number) => formatBytes(value, locale)
  const rows = [
    ...(usage.clinics ? [{ name: t('clinics'), of: usage.clinics, write: amount }] : []),
    { name: t('doctors'), of: usage.doctors, write: amount, extended: true },
    { name: t('patients'), of: usage.patients, write: amount, extended: true },
    { name: t('storage'), of: usage.storage, write: bytes },
  ]
  return (
    <Card
      className={cn('grid gap-x-12 gap-y-4', contract && 'lg:grid-cols-[minmax(14rem,auto)_minmax(0,1fr)]')}
    >
      {contract && (
        <div className="grid content-start gap-0.5">
          <p className="text-sm text-muted-foreground">{t('plan', { name: usage.planName })}</p>
          {price !== null && users !== null && (
            <p className="text-lg font-semibold" data-tabular>
              {tPlans('monthly', { users, sum: euros(price * users, locale) })}
            </p>
          )}
        </div>
      )}
      <div className="grid content-start gap-4">
        <CardTitle className={contract ? 'sr-only' : undefined}>{t('title')}</CardTitle>
        {usage.group && usage.group.length > 1 ? (
          <GroupUsage usage={usage} clinics={usage.group} />
        ) : (
          <ul className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
            {rows.map((row) => (
              <Used key={row.name} {...row} />
            ))}
          </ul>
        )}
        {usage.addOns.length > 0 && (
          <p className="text-sm text-muted-foreground">
            {t('addOnsPaid', {
              list: usage.addOns
                .map(({ id, name, units }) => `${units} × ${addOnLabel(tPlans, { id, name })}`)
                .join(', '),
            })}
          </p>
        )}
      </div>
    </Card>
  )
}

interface UsedProps {
  name: string
  of: Usage['doctors']
  write: (value: number) => string
  /** An add-on gives more of it. */
  extended?: boolean
}

function Used({ name, of: { used, limit }, write, extended = false }: UsedProps) {
  const t = useTranslations('planUsage')
  const left = limit === null ? null : Math.max(0, limit - used)
  // A plan for one clinic is no warning to whoever has one.
  const isOnlyOne = limit === 1 && used === 1
  return (
    <li className="row-span-2 grid grid-rows-subgrid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-2">
        <span className="font-medium">{name}</span>
        <span className="tabular-nums">
          {limit === null
            ? t('unlimited', { used: write(used) })
            : t('usedOf', { used: write(used), limit: write(limit) })}
        </span>
      </p>
      <div className="grid content-start gap-1.5">
        {limit !== null && <Progress value={(used / limit) * 100} label={name} />}
        {limit !== null && left !== null && used >= limit * nearly && !isOnlyOne && (
          <p className="flex items-start gap-1.5 text-warning-strong">
            <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
            {left === 0 ? t(extended ? 'full' : 'fullPlan') : t('left', { left: write(left) })}
          </p>
        )}
      </div>
    </li>
  )
}
