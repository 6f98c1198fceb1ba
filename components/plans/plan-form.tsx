'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChangeNote, TooSmall } from '@/components/plans/change-note'
import { PlanCards } from '@/components/plans/plan-cards'
import { useCheckout } from '@/components/plans/use-checkout'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import { SubmitButton } from '@/components/shared/form/submit-button'
import type { Plan, PlanUsage } from '@/lib/domain/plan'
import { planChange } from '@/lib/domain/plan-change'
import { euros } from '@/lib/format/money'
import { cn } from '@/lib/utils'

interface PlanFormProps {
  plans: readonly Plan[]
  /** Null until an administrator of the platform chooses one. */
  clinicId: string | null
  /** The plan that the clinic has paid for. */
  current: string | null
  /** Number of users that the plan is paid for, where it is known. */
  users: number | null
  /** A plan that was chosen before, when an unpaid checkout leads back here. */
  chosen: string | null
  /** The clinic's use of its present plan, where it is known. */
  usage: PlanUsage | null
  contactHref: string
}

/** Choose a plan, then pay for it where the provider says. */
export function PlanForm({ plans, clinicId, current, users, chosen, usage, contactHref }: PlanFormProps) {
  const t = useTranslations('plans')
  const choosable = plans.filter(({ id, price }) => price !== null && id !== current)
  const [wanted, setSelected] = useState(chosen)
  const plan = choosable.find(({ id }) => id === wanted) ?? null
  const selected = plan?.id ?? null
  const { pay, sentence, pending } = useCheckout()
  const present = plans.find(({ id }) => id === current) ?? null
  const changeTo = (each: Plan) => (users === null ? null : planChange(each, present, { users, usage }))
  const change = plan && changeTo(plan)
  const over = change?.over ?? []

  return (
    <form
      id="plans"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (selected && clinicId) void pay({ planId: selected, clinicId })
      }}
    >
      <PlanCards
        plans={plans}
        selected={selected ?? current}
        current={current}
        {...(usage && { changeTo })}
        onSelect={setSelected}
        labels={{ choose: t('choose'), selected: t('selected') }}
        contactHref={contactHref}
        className="sm:grid-cols-2 xl:grid-cols-4"
      />
      <SentenceAlert of={sentence} title={t('paymentFailed')} />
      {change && plan && over.length === 0 && <ChangeNote change={change} plan={plan.name} />}
      <div
        className={cn(
          'flex flex-wrap items-center justify-end gap-x-6 gap-y-3',
          // A choice high up on a phone leaves its total and the way on in view.
          plan && 'sticky bottom-0 z-10 -mx-4 border-t bg-background px-4 py-3 sm:mx-0 sm:px-0',
        )}
      >
        <p
          role="status"
          className={plan ? 'text-base font-medium max-sm:w-full' : 'text-sm text-muted-foreground'}
          data-tabular
        >
          {!clinicId && t('needsClinic')}
          {clinicId && !plan && t('pick', { other: String(current !== null) })}
          {plan && over.length > 0 && <TooSmall over={over} plan={plan.name} />}
          {plan && users !== null && over.length === 0 && <PlanTotal price={plan.price ?? 0} users={users} />}
        </p>
        <SubmitButton
          pending={pending}
          pendingText={t('submitting')}
          disabled={!clinicId || selected === null || over.length > 0}
          className={cn(
            'disabled:border-border disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100',
            plan && 'max-sm:w-full',
          )}
        >
          {t('next')}
        </SubmitButton>
      </div>
    </form>
  )
}

/** The cost of a month, shown before the checkout: users, price for each, total. */
function PlanTotal({ price, users }: { price: number; users: number }) {
  const t = useTranslations('plans')
  const locale = useLocale()
  return t('total', { users, price: euros(price, locale), total: euros(price * users, locale) })
}
