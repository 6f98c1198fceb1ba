'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Plan } from '@/lib/domain/plan'
import { dollars, euros } from '@/lib/format/money'
import { planLimits } from '@/lib/format/plan-limits'

interface PlanRowsProps {
  plans: readonly Plan[]
  selected: string | null
  onSelect: (planId: string) => void
  contactHref: string
  disabled: boolean
}

/** The plans below each other, of which one can be chosen. A plan without a price is agreed by contact. */
export function PlanRows({ plans, selected, onSelect, contactHref, disabled }: PlanRowsProps) {
  const t = useTranslations('plans')
  const locale = useLocale()
  return (
    <ul className="divide-y">
      {plans.map((plan) => {
        const { id, name, price } = plan
        const chosen = id === selected
        const label = t(chosen ? 'selectedSpanish' : 'chooseSpanish')
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
          >
            <div className="flex flex-wrap items-baseline gap-x-3" data-tabular>
              <h3 className="text-base font-semibold">{name}</h3>
              <p className="font-semibold">{price === null ? t('onContact') : dollars(price)}</p>
            </div>
            {price === null ? (
              <a
                href={contactHref}
                className={buttonVariants({ variant: 'secondary', className: 'sm:row-span-2' })}
              >
                {t('contact')}
              </a>
            ) : (
              <Button
                variant="secondary"
                className={
                  chosen
                    ? 'border-transparent bg-primary-soft text-primary-strong sm:row-span-2'
                    : 'sm:row-span-2'
                }
                aria-pressed={chosen}
                aria-label={`${label}: ${name}`}
                disabled={disabled}
                onClick={() => onSelect(id)}
              >
                {chosen && <Icon name="check" />}
                {label}
              </Button>
            )}
            <div className="text-sm max-sm:col-span-full">
              <p>{price === null ? t('onContactText') : `${euros(price, locale)} ${t('perMonth')}`}</p>
              <p className="text-muted-foreground">{planLimits(plan, t).join(' · ')}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
