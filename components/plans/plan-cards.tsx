'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CheckList } from '@/components/shared/text/check-list'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Plan } from '@/lib/domain/plan'
import { dollars, euros } from '@/lib/format/money'
import { planLimits } from '@/lib/format/plan-limits'
import { cn } from '@/lib/utils'

interface PlanCardsProps {
  plans: readonly Plan[]
  selected: string | null
  onSelect: (planId: string) => void
  /** For how many the clinic pays, where that is known. */
  users?: number | null
  /** The clinic's present plan. */
  current?: string | null
  /** The button's label before and after it is chosen; section 2 words them differently on the two screens. */
  labels: { choose: string; selected: string }
  contactHref: string
  disabled?: boolean
  className?: string
}

/** The plans side by side; one can be chosen. A plan without a price is agreed by contact. */
export function PlanCards(props: PlanCardsProps) {
  const { plans, selected, users, current, onSelect, labels, contactHref, disabled, className } = props
  const t = useTranslations('plans')
  const locale = useLocale()
  return (
    <ul className={cn('grid gap-4', className)}>
      {plans.map((plan) => {
        const chosen = plan.id === selected
        const label = chosen ? labels.selected : labels.choose
        return (
          <li
            key={plan.id}
            className={cn(
              'flex flex-col gap-4 rounded-lg border bg-card p-5',
              chosen && 'border-primary outline outline-primary',
            )}
          >
            <div>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-semibold">{plan.name}</h3>
                {plan.id === current && !chosen && <Badge variant="accent">{t('current')}</Badge>}
              </div>
              <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5" data-tabular>
                <span className="text-lg font-semibold">
                  {plan.price === null ? t('onContact') : dollars(plan.price)}
                </span>
                {plan.price !== null && (
                  <span className="text-sm text-muted-foreground">{t('perMonth')}</span>
                )}
              </p>
              {users && plan.price !== null && (
                <p className="mt-1 text-sm font-medium" data-tabular>
                  {t('monthly', { users, sum: euros(plan.price * users, locale) })}
                </p>
              )}
            </div>
            <CheckList items={planLimits(plan, t)} className="grow" />
            {plan.price === null && plan.id !== current ? (
              <a href={contactHref} className={buttonVariants({ variant: 'secondary' })}>
                {t('contact')}
              </a>
            ) : (
              <Button
                variant={chosen && plan.id !== current ? 'primary' : 'secondary'}
                aria-pressed={chosen}
                aria-label={`${label}: ${plan.name}`}
                disabled={disabled}
                onClick={() => onSelect(plan.id)}
              >
                {chosen && <Icon name="check" />}
                {label}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
