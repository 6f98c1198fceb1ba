'use client'

import { useTranslations } from 'next-intl'
import { isSold } from '#contract/add-on-units'
import { AddOnForm } from '@/components/plans/add-on-form'
import { CardRow } from '@/components/plans/card-row'
import { useCheckout } from '@/components/plans/use-checkout'
import { SentenceAlert } from '@/components/shared/act/sentence-alert'
import type { Plan } from '@/lib/domain/plan'

interface AddOnListProps {
  clinicId: string
  plans: readonly Plan[]
  /** The plan that the clinic has paid for. */
  current: string | null
  /** Number of users that the plan is paid for, where it is known. */
  users: number | null
}

/** Add-ons that can be bought for the present plan. */
export function AddOnList({ clinicId, plans, current, users }: AddOnListProps) {
  const t = useTranslations('planUsage')
  const tPlans = useTranslations('plans')
  const { pay, sentence, pending } = useCheckout()
  const plan = plans.find(({ id }) => id === current)
  const sold = plan?.addOns.filter(isSold) ?? []
  if (!plan || sold.length === 0 || users === null) return null
  return (
    <CardRow title={t('addOns')} note={t('addOnsNote', { plan: plan.name })}>
      <ul className="grid gap-4 divide-y">
        {sold.map((addOn) => (
          <li key={addOn.id} className="pt-4 first:pt-0">
            <AddOnForm
              addOn={addOn}
              users={users}
              pending={pending}
              onBuy={(units) => void pay({ planId: plan.id, clinicId, addOnId: addOn.id, units })}
            />
          </li>
        ))}
      </ul>
      <SentenceAlert of={sentence} title={tPlans('paymentFailed')} />
    </CardRow>
  )
}
