'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { PlanCards } from '@/components/plans/plan-cards'
import { SubmitButton } from '@/components/shared/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { useSentence } from '@/components/ui/use-sentence'
import { RequestError } from '@/lib/browser/request'
import type { Plan } from '@/lib/domain/plan'
import { euros } from '@/lib/format/money'
import { useStartPayment } from '@/lib/swr/payments'

interface PlanFormProps {
  plans: readonly Plan[]
  clinicId: string
  /** The plan that the clinic has paid for. */
  current: string | null
  /** Whom the plan is paid for, where that is known. */
  users: number | null
  /** A plan that was chosen before, when an unpaid checkout leads back here. */
  chosen: string | null
  contactHref: string
}

/** Choose a plan, then pay for it where the provider says. */
export function PlanForm({ plans, clinicId, current, users, chosen, contactHref }: PlanFormProps) {
  const t = useTranslations('plans')
  const choosable = plans.filter(({ id, price }) => price !== null && id !== current)
  const [wanted, setSelected] = useState(chosen)
  const plan = choosable.find(({ id }) => id === wanted) ?? null
  const selected = plan?.id ?? null
  const say = useSentence()
  const [failure, setFailure] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const { trigger, isMutating } = useStartPayment()
  const pending = isMutating || leaving

  async function pay(planId: string) {
    setFailure(null)
    try {
      const { url } = await trigger({ planId, clinicId })
      setLeaving(true)
      window.location.assign(url)
    } catch (error) {
      const outgrown = error instanceof RequestError && error.code === 'plan_limit'
      setFailure(outgrown ? say(error.message) : t('paymentFailedText'))
    }
  }

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (selected) void pay(selected)
      }}
    >
      <PlanCards
        plans={plans}
        selected={selected}
        current={current}
        onSelect={setSelected}
        labels={{ choose: t('choose'), selected: t('selected') }}
        contactHref={contactHref}
        className="sm:grid-cols-2 xl:grid-cols-4"
      />
      {failure && (
        <Alert variant="error" title={t('paymentFailed')}>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
        <p role="status" className="text-base font-medium" data-tabular>
          {plan && users !== null && <PlanTotal price={plan.price ?? 0} users={users} />}
        </p>
        <SubmitButton
          pending={pending}
          pendingText={t('submitting')}
          disabled={selected === null}
          className="max-sm:w-full"
        >
          {t('next')}
        </SubmitButton>
      </div>
    </form>
  )
}

/** What a month costs, shown before the checkout: users, price for each, total. */
function PlanTotal({ price, users }: { price: number; users: number }) {
  const t = useTranslations('plans')
  const locale = useLocale()
  return t('total', { users, price: euros(price, locale), total: euros(price * users, locale) })
}
