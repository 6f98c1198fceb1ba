'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Plan } from '@/lib/domain/plan'
import { dollars, euros } from '@/lib/format/money'
import { planLimits } from '@/lib/format/plan-limits'
import { cn } from '@/lib/utils'

interface PlanRowsProps {
  plans: readonly Plan[]
  selected: string | null
  onSelect: (planId: string) => void
  contactHref: string
  disabled: boolean
}

/** The plans below each other; a press anywhere on a row chooses it. A plan without a price is agreed by contact. */
export function PlanRows({ plans, selected, onSelect, contactHref, disabled }: PlanRowsProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  return (
    <>
      <ul className="grid gap-2">
        {plans.map((plan) => {
          const { id, name, price } = plan
          const chosen = id === selected
          const label = t(chosen ? 'selectedSpanish' : 'chooseSpanish')
          return (
            <li
              key={id}
              className={cn(
                'relative flex gap-x-2 overflow-hidden rounded-lg border p-3 pe-28 sm:pe-32',
                chosen && 'border-primary bg-primary-soft outline outline-primary',
              )}
            >
              <Icon
                name={chosen ? 'circle-dot' : 'circle'}
                className={cn('mt-1 size-4 shrink-0 text-primary-strong', price === null && 'invisible')}
              />
              <div className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
                <div className="basis-40">
                  <div className="flex flex-wrap items-baseline gap-x-2 text-base font-semibold" data-tabular>
                    <h3>{name}</h3>
                    {price !== null && <p>{dollars(price)}</p>}
                  </div>
                  {price !== 0 && (
                    <p className="text-xs text-muted-foreground">
                      {price === null ? t('onContact') : `${euros(price, locale)} ${t('perMonth')}`}
                    </p>
                  )}
                </div>
                <ul className="text-sm text-muted-foreground">
                  {planLimits(plan, t)
                    .slice(0, 3)
                    .map((limit) => (
                      <li key={limit}>{limit}</li>
                    ))}
                </ul>
              </div>
              {price === null ? (
                <a
                  href={contactHref}
                  className={buttonVariants({ variant: 'row', className: 'text-primary-strong' })}
                >
                  {t('contact')}
                </a>
              ) : (
                <Button
                  variant="row"
                  className="text-primary-strong"
                  aria-pressed={chosen}
                  aria-label={`${label}: ${name}`}
                  disabled={disabled}
                  onClick={() => onSelect(id)}
                >
                  {label}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <details className="-mb-2 mt-2">
        <summary className="fold-summary text-sm text-muted-foreground">{t('included')}</summary>
        <dl className="grid gap-1 pt-2 text-sm">
          {plans.map((plan) => (
            <div key={plan.id} className="flex flex-wrap gap-x-2">
              <dt className="font-medium">{plan.name}</dt>
              <dd className="text-muted-foreground">{planLimits(plan, t).slice(3).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
