import Link from 'next/link'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { nearly, type Plan, type PlanUsage as Usage } from '@/lib/domain/plan'
import { cheaperPlan } from '@/lib/domain/plan-change'
import { formatBytes } from '@/lib/format/clinical'
import { addOnLabel } from '@/lib/format/labels'
import { euros } from '@/lib/format/money'
import { routes, withQuery } from '@/lib/routes'
import { GroupUsage } from './group-usage'

interface PlanUsageProps {
  usage: Usage
  plans?: readonly Plan[] | null
  /** The plan that is paid for, and for how many users; left out where the screen says so itself. */
  contract?: { current: string | null; users: number | null } | null
  /** The clinic that an administrator of the platform has chosen. */
  kept?: string | string[] | undefined
}

/** The use of a plan by the clinic, or by each that shares it, before a limit is hit; with a contract what it costs. */
export function PlanUsage({ usage, plans, contract, kept }: PlanUsageProps) {
  const t = useTranslations('planUsage')
  const tPlans = useTranslations('plans')
  const format = useFormatter()
  const locale = useLocale()
  const price = plans?.find(({ id }) => id === contract?.current)?.price ?? null
  const users = contract?.users ?? null
  const cheaper = plans && users !== null && cheaperPlan(plans, contract?.current ?? null, { users, usage })
  const amount = (value: number) => t('amount', { value })
  const bytes = (value: number) => formatBytes(value, locale)
  const rows = [
    ...(usage.clinics ? [{ name: t('clinics'), of: usage.clinics, write: amount }] : []),
    { name: t('doctors'), of: usage.doctors, write: amount, extended: true },
    { name: t('patients'), of: usage.patients, write: amount, extended: true },
    { name: t('storage'), of: usage.storage, write: bytes },
  ]
  return (
    <Card className="gap-3">
      {contract && (
        <div className="flex flex-wrap items-baseline gap-x-3">
          {price !== null && users !== null && (
            <p className="text-lg font-semibold" data-tabular>
              {tPlans('monthly', { users, sum: euros(price * users, locale) })}
            </p>
          )}
          <p className="text-sm text-muted-foreground">{t('plan', { name: usage.planName })}</p>
        </div>
      )}
      {cheaper && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm">
            {t('cheaper', {
              plan: cheaper.name,
              difference: euros(cheaper.difference, locale),
              lost: format.list(cheaper.lost) || 'none',
            })}
          </p>
          <Link
            href={`${withQuery(routes.plans, { clinic: kept, plan: cheaper.id })}#plans`}
            className={buttonVariants({ variant: 'secondary', size: 'sm' })}
          >
            {t('switchTo', { plan: cheaper.name })}
          </Link>
        </div>
      )}
      <CardTitle className={contract ? 'sr-only' : undefined}>{t('title')}</CardTitle>
      {usage.group && usage.group.length > 1 ? (
        <GroupUsage usage={usage} clinics={usage.group} />
      ) : (
        <ul className="grid gap-x-6 gap-y-2 text-sm sm:flex sm:flex-wrap">
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
    <li>
      <p className="flex flex-wrap gap-x-2 max-sm:justify-between">
        <span className="text-muted-foreground">{name}</span>
        <span className="tabular-nums">
          {limit === null
            ? t('unlimited', { used: write(used) })
            : t('usedOf', { used: write(used), limit: write(limit) })}
        </span>
      </p>
      {limit !== null && left !== null && used >= limit * nearly && !isOnlyOne && (
        <>
          <Progress value={(used / limit) * 100} label={name} className="mt-1.5" />
          <p className="mt-1.5 flex items-start gap-1.5 text-warning-strong">
            <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
            {left === 0 ? t(extended ? 'full' : 'fullPlan') : t('left', { left: write(left) })}
          </p>
        </>
      )}
    </li>
  )
}
