'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Plan } from '@/lib/domain/plan'
import type { PlanChange } from '@/lib/domain/plan-change'
import { dollars, euros } from '@/lib/format/money'
import { planLimits, shortLimits } from '@/lib/format/plan-limits'
import { cn } from '@/lib/utils'

interface PlanCardsProps {
  plans: readonly Plan[]
  selected: string | null
  onSelect: (planId: string) => void
  /** The clinic's present plan. */
  current?: string | null
  /** The consequences of a plan for the clinic, where its users are known. */
  changeTo?: (plan: Plan) => PlanChange | null
  /** The button's label before and after it is chosen; section 2 words them differently on the two screens. */
  labels: { choose: string; selected: string }
  contactHref: string
  disabled?: boolean
  className?: string
}

/** The plans side by side; one can be chosen. A plan without a price is agreed by contact. */
export function PlanCards(props: PlanCardsProps) {
  const { plans, selected, current, changeTo, onSelect, labels, contactHref, disabled } = props
  const t = useTranslations('plans')
  const locale = useLocale()
  return (
    <ul className={cn('grid gap-4', props.className)}>
      {plans.map((plan) => {
        const chosen = plan.id === selected
        const change = changeTo?.(plan)
        const excess = plan.id === current ? undefined : change?.over[0]
        const limits = planLimits(plan, t)
        const label = chosen ? labels.selected : labels.choose
        return (
          <li
            key={plan.id}
            className={cn(
              'row-span-3 grid grid-rows-subgrid gap-3 rounded-lg border bg-card p-4',
              chosen && 'border-primary outline outline-primary',
            )}
          >
            <div>
              <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-2">
                <h3 className="text-lg font-semibold">{plan.name}</h3>
                {plan.id === current && <Badge variant="accent">{t('current')}</Badge>}
              </div>
              {plan.price === null ? (
                <>
                  <p className="text-xl font-semibold">{t('onContact')}</p>
                  <p className="mt-2 text-sm text-muted-foreground">{t('onContactText')}</p>
                </>
              ) : (
                <div data-tabular>
                  <p className="text-xl font-semibold">
                    {change ? t('monthSum', { sum: euros(change.due, locale) }) : dollars(plan.price)}
                  </p>
                  <p className="mt-2 flex justify-between gap-2 text-xs text-muted-foreground">
                    <span>
                      {euros(plan.price, locale)} {t('perMonth')}
                    </span>
                    {change && <span>{dollars(plan.price)}</span>}
                  </p>
                </div>
              )}
              {excess && (
                <p className="mt-1 flex gap-2 text-sm text-warning-strong">
                  <Icon name="triangle-alert" className="h-lh w-4 shrink-0" />
                  {t('tooSmall', { what: excess.what, used: excess.used })}
                </p>
              )}
              {change && !excess && current && change.difference > 0 && plan.price !== null && (
                <p className={cn('mt-1 text-sm', change.direction === 'down' && 'text-success-strong')}>
                  {t('monthChange', {
                    direction: change.direction,
                    difference: euros(change.difference, locale),
                  })}
                </p>
              )}
            </div>
            {/* Phones have both in one line, where there is room. */}
            <div className="row-span-2 flex flex-wrap items-center gap-3 sm:contents">
              <details className="grow basis-32 sm:details-content:[content-visibility:visible]">
                <summary className="fold-summary text-sm text-muted-foreground supports-[selector(::details-content)]:sm:hidden">
                  {shortLimits(plan, t)}
                </summary>
                <ul className="grid gap-1 text-sm">
                  {limits.map((limit) => (
                    <li key={limit}>{limit}</li>
                  ))}
                </ul>
              </details>
              {plan.price === null && plan.id !== current ? (
                <a href={contactHref} className={buttonVariants({ variant: 'secondary' })}>
                  {t('contact')}
                </a>
              ) : (
                // The chosen one asks for nothing more, and one that is too small should not invite.
                <Button
                  variant="secondary"
                  className={cn(
                    chosen && 'border-transparent bg-primary-soft text-primary-strong',
                    excess && !chosen && 'border-transparent bg-transparent text-muted-foreground',
                  )}
                  aria-pressed={chosen}
                  aria-label={`${label}: ${plan.name}`}
                  disabled={disabled}
                  onClick={() => onSelect(plan.id)}
                >
                  {chosen && <Icon name="check" />}
                  {label}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
