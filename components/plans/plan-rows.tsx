'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Plan } from '@/lib/domain/plan'
import { dollars, euros } from '@/lib/format/money'
import { planLimits, shortLimits } from '@/lib/format/plan-limits'
import { cn } from '@/lib/utils'

interface PlanRowsProps {
  plans: readonly Plan[]
  selected: string | null
  onSelect: (planId: string) => void
  contactHref: string
  disabled: boolean
}

// In the first line of its row, all of which it covers.
const look = 'items-start p-3 leading-6 text-primary-strong sm:px-3'

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
                'relative grid overflow-hidden rounded-lg border p-3',
                chosen && 'border-primary bg-primary-soft outline outline-primary',
              )}
            >
              <div
                className="flex flex-wrap items-baseline gap-x-2 pe-32 text-base font-semibold"
                data-tabular
              >
                <h3>{name}</h3>
                {price !== null && <p>{dollars(price)}</p>}
              </div>
              <p className="text-sm" data-tabular>
                {price === null ? t('onContact') : `${euros(price, locale)} ${t('perMonth')}`}
              </p>
              <p className="text-sm text-muted-foreground">{shortLimits(plan, t)}</p>
              {price === null ? (
                <a href={contactHref} className={buttonVariants({ variant: 'row', className: look })}>
                  {t('contact')}
                  <Icon name="chevron-right" className="h-lh w-4" />
                </a>
              ) : (
                <Button
                  variant="row"
                  className={look}
                  aria-pressed={chosen}
                  aria-label={`${label}: ${name}`}
                  disabled={disabled}
                  onClick={() => onSelect(id)}
                >
                  {label}
                  <Icon name={chosen ? 'circle-dot' : 'circle'} className="h-lh w-4" />
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <details className="-mb-2 mt-2">
        <summary className="fold-summary text-sm text-muted-foreground">{t('includedEach')}</summary>
        <dl className="grid gap-1 pt-2 text-sm">
          {plans.map((plan) => (
            <div key={plan.id} className="flex flex-wrap gap-x-2">
              <dt className="font-medium">{plan.name}</dt>
              <dd className="text-muted-foreground">{planLimits(plan, t).slice(1).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
